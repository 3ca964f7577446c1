-- A dose that was given as ordered is told in the log and asks nobody to read it: what is unread would else be
-- mostly what went as planned (domain/src/administrations/routine.ts). The index carries it, because unread lines
-- are counted without reading the lines themselves.
alter table activity add column routine boolean not null default false;
drop index activity_of_kind;
create index activity_of_kind on activity (business_id, dossier_id, data_model, created_at, _id)
  include (author_id, routine);

-- The owner is under the policies of tables that are forced; here it reads the rows of all businesses.
alter table activity no force row level security;
update activity set routine = true
where data_model = 'Administration' and action = 'created' and not handover
  and payload ->> 'status' = 'given' and payload ->> 'moment' is not null and payload ->> 'confirm' is null
  and payload ->> 'status_reason' = '' and payload ->> 'note' = '' and payload ->> 'site' = '';
alter table activity force row level security;
