-- The outbox: mails and webhooks that are owed, written in the transaction of what they are about.

create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint deliveries_kind_is_known check (kind in (
      'staff_notification', 'visitor_confirmation', 'upload_notification', 'password_recovery', 'test_email'
    )),
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  upload_id uuid references public.uploads (id) on delete cascade,
  recipient text
    constraint deliveries_recipient_fits check (char_length(recipient) <= 254),
  payload jsonb not null default '{}'
    constraint deliveries_payload_is_an_object check (jsonb_typeof(payload) = 'object'),
  status text not null default 'pending'
    constraint deliveries_status_is_known check (status in (
      'pending', 'held', 'sending', 'sent', 'dead', 'not_configured'
    )),
  attempts integer not null default 0
    constraint deliveries_attempts_count_up check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  lease_until timestamptz,
  provider text
    constraint deliveries_provider_fits check (char_length(provider) <= 40),
  provider_id text
    constraint deliveries_provider_id_fits check (char_length(provider_id) <= 500),
  last_error text
    constraint deliveries_last_error_fits check (char_length(last_error) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint deliveries_about_a_submission
    check ((submission_id is not null) = (kind in ('staff_notification', 'visitor_confirmation'))),
  constraint deliveries_about_an_upload check ((upload_id is not null) = (kind = 'upload_notification')),
  constraint deliveries_lease_while_sending check ((status = 'sending') = (lease_until is not null))
);

comment on table public.deliveries is 'Outbox of mails and webhooks. The id is the idempotency key of every attempt.';
comment on column public.deliveries.lease_until is 'Until when the process that claimed it has it for itself.';

create index deliveries_due on public.deliveries (next_attempt_at) where status = 'pending';
create index deliveries_leased on public.deliveries (lease_until) where status = 'sending';
create index deliveries_submission on public.deliveries (submission_id);
create index deliveries_upload on public.deliveries (upload_id);
create index deliveries_by_created_at on public.deliveries (created_at desc, id desc);

alter table public.deliveries enable row level security;

revoke all on table public.deliveries from public, anon, authenticated;
grant select, update (status, next_attempt_at, attempts) on table public.deliveries to authenticated;
grant all on table public.deliveries to service_role;

create policy "Staff see deliveries" on public.deliveries
  for select to authenticated using ((select private.is_staff()));
create policy "Staff try deliveries again" on public.deliveries
  for update to authenticated
  using ((select private.is_staff()) and status <> 'sending')
  with check ((select private.is_staff()) and status in ('pending', 'held', 'dead'));

create table public.delivery_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references public.deliveries (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  ok boolean not null,
  provider text not null
    constraint delivery_attempts_provider_fits check (char_length(provider) <= 40),
  status_code integer,
  error text
    constraint delivery_attempts_error_fits check (char_length(error) <= 2000),
  duration_ms integer
    constraint delivery_attempts_duration_counts_up check (duration_ms >= 0)
);

comment on table public.delivery_attempts is 'Every attempt at a delivery, for staff to see.';

create index delivery_attempts_delivery on public.delivery_attempts (delivery_id, attempted_at);

alter table public.delivery_attempts enable row level security;

revoke all on table public.delivery_attempts from public, anon, authenticated;
grant select on table public.delivery_attempts to authenticated;
grant all on table public.delivery_attempts to service_role;

create policy "Staff see attempts" on public.delivery_attempts
  for select to authenticated using ((select private.is_staff()));

-- What a submission or an upload owes. Definer: visitors may not touch the outbox themselves.

create function private.after_submission_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliveries (kind, submission_id, recipient, status) values
    ('staff_notification', new.id, null, 'pending'),
    ('visitor_confirmation', new.id, new.email, case when new.status = 'quarantined' then 'held' else 'pending' end);
  return null;
end;
$$;

comment on function private.after_submission_insert() is 'Writes the mails that a message owes.';

create trigger after_submission_insert after insert on public.contact_submissions
  for each row execute function private.after_submission_insert();

create function private.after_submission_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'quarantined' and new.status <> 'quarantined' then
    update public.deliveries set status = 'pending', next_attempt_at = now(), updated_at = now()
    where submission_id = new.id and status = 'held';
  elsif new.status = 'quarantined' and old.status <> 'quarantined' then
    update public.deliveries set status = 'held', updated_at = now()
    where submission_id = new.id and status = 'pending' and kind = 'visitor_confirmation';
  end if;
  return null;
end;
$$;

comment on function private.after_submission_status() is 'Releases the confirmation when a message leaves quarantine, holds it when one enters.';

create trigger after_submission_status after update of status on public.contact_submissions
  for each row execute function private.after_submission_status();

create function private.after_upload_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deliveries (kind, upload_id) values ('upload_notification', new.id);
  return null;
end;
$$;

comment on function private.after_upload_insert() is 'Writes the webhook call that an upload owes.';

create trigger after_upload_insert after insert on public.uploads
  for each row execute function private.after_upload_insert();

create function private.before_delivery_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.before_delivery_update() is 'Keeps updated_at true.';

create trigger before_delivery_update before update on public.deliveries
  for each row execute function private.before_delivery_update();

revoke all on function private.after_submission_insert(), private.after_submission_status(),
  private.after_upload_insert(), private.before_delivery_update() from public, anon, authenticated;

-- The worker's two verbs.

create function public.claim_deliveries(batch integer, lease_seconds integer, only_ids uuid[] default null)
returns setof public.deliveries
language sql set search_path = ''
as $$
  with due as materialized (
    select deliveries.id from public.deliveries
    where ((deliveries.status = 'pending' and deliveries.next_attempt_at <= now())
        or (deliveries.status = 'sending' and deliveries.lease_until < now()))
      and (only_ids is null or deliveries.id = any (only_ids))
    order by deliveries.next_attempt_at
    limit least(greatest(batch, 0), 100)
    for update skip locked
  )
  update public.deliveries
  set status = 'sending',
    attempts = deliveries.attempts + 1,
    lease_until = now() + make_interval(secs => greatest(lease_seconds, 1))
  from due
  where deliveries.id = due.id
  returning deliveries.*;
$$;

comment on function public.claim_deliveries(integer, integer, uuid[]) is
  'Takes due deliveries for one process; a lease that ran out is taken over.';

create function public.finish_delivery(
  delivery uuid, outcome text, provider text, provider_id text default null, status_code integer default null,
  error text default null, retry_at timestamptz default null, duration_ms integer default null
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  was_ours boolean;
begin
  if outcome not in ('sent', 'retry', 'dead', 'not_configured') then
    raise exception 'unknown outcome: %', outcome using errcode = '22023';
  end if;
  update public.deliveries set
    status = case when outcome = 'retry' then 'pending' else outcome end,
    lease_until = null,
    next_attempt_at = case when outcome = 'retry' then coalesce(retry_at, now()) else deliveries.next_attempt_at end,
    provider = left(finish_delivery.provider, 40),
    provider_id = coalesce(left(finish_delivery.provider_id, 500), deliveries.provider_id),
    last_error = case when outcome = 'sent' then null else left(finish_delivery.error, 2000) end,
    sent_at = case when outcome = 'sent' then now() else deliveries.sent_at end
  where deliveries.id = delivery and deliveries.status = 'sending';
  was_ours := found;
  if outcome <> 'not_configured' then
    insert into public.delivery_attempts (delivery_id, ok, provider, status_code, error, duration_ms)
    select deliveries.id, outcome = 'sent', left(coalesce(finish_delivery.provider, ''), 40), finish_delivery.status_code,
      left(finish_delivery.error, 2000), finish_delivery.duration_ms
    from public.deliveries where deliveries.id = delivery;
  end if;
  return was_ours;
end;
$$;

comment on function public.finish_delivery(uuid, text, text, text, integer, text, timestamptz, integer) is
  'Records how an attempt ended: sent, retry, dead or not_configured. False when the delivery was not being sent.';

revoke all on function public.claim_deliveries(integer, integer, uuid[]),
  public.finish_delivery(uuid, text, text, text, integer, text, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.claim_deliveries(integer, integer, uuid[]),
  public.finish_delivery(uuid, text, text, text, integer, text, timestamptz, integer) to service_role;
