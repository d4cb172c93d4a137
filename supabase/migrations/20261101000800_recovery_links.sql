-- A recovery mail carries a link that opens an account. Staff see that it went out, and not where it leads: everything
-- but the payload.

revoke select on table public.deliveries from authenticated;
grant select (
  id, kind, submission_id, upload_id, recipient, status, attempts, next_attempt_at, lease_until, provider, provider_id,
  last_error, created_at, updated_at, sent_at
) on table public.deliveries to authenticated;

comment on column public.deliveries.payload is 'For the senders alone: the link of a recovery mail is in it.';
