-- Sorting by several columns: few messages differ in their subject, many have no company, so a sort that begins with
-- one of these has to look at a large part of the table. With the other columns in the index it need not open the rows.

drop index public.contact_submissions_by_subject;
create index contact_submissions_by_subject on public.contact_submissions (subject, id)
  include (name, email, company, created_at, message_start);

drop index public.contact_submissions_by_company;
create index contact_submissions_by_company on public.contact_submissions (company, id)
  include (name, email, subject, created_at, message_start);
