-- Uploaded files: the bucket, and one row per file with what the server found out about it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('uploads', 'uploads', false, 10485760, array[
  'image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'image/bmp',
  'image/tiff', 'image/heic', 'image/heif', 'application/pdf', 'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/plain'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The web server puts files in with the secret key, after its own checks. Nobody else does.
create policy "Staff read uploaded files" on storage.objects
  for select to authenticated using (bucket_id = 'uploads' and (select private.is_staff()));
create policy "Staff delete uploaded files" on storage.objects
  for delete to authenticated using (bucket_id = 'uploads' and (select private.is_staff()));
create policy "Staff see the uploads bucket" on storage.buckets
  for select to authenticated using (id = 'uploads' and (select private.is_staff()));

create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint uploads_name_key unique
    constraint uploads_name_fits check (char_length(name) <= 300)
    constraint uploads_name_shape check (name ~ '^[0-9]{13,}_[A-Za-z0-9._-]+$'),
  original_name text not null
    constraint uploads_original_name_is_filled check (original_name ~ '\S')
    constraint uploads_original_name_fits check (char_length(original_name) <= 255)
    constraint uploads_original_name_is_clean check (original_name !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  mime_type text not null
    constraint uploads_mime_type_is_allowed check (mime_type in (
      'image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'image/bmp',
      'image/tiff', 'image/heic', 'image/heif', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/plain'
    )),
  size_bytes bigint not null
    constraint uploads_size_fits check (size_bytes between 0 and 10485760),
  sha256 text not null
    constraint uploads_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table public.uploads is 'Files in the bucket uploads, with the type found in their bytes.';

create index uploads_by_created_at on public.uploads (created_at desc, id desc);

alter table public.uploads enable row level security;

revoke all on table public.uploads from public, anon, authenticated;
grant select, delete on table public.uploads to authenticated;
grant all on table public.uploads to service_role;

create policy "Staff see uploads" on public.uploads
  for select to authenticated using ((select private.is_staff()));
create policy "Staff delete uploads" on public.uploads
  for delete to authenticated using ((select private.is_staff()));
