-- What a nurse delegates in writing, perhaps for one client alone, and that it was taken back. It is never changed
-- otherwise: what was allowed, and who answered for it, is looked up years later.
alter table delegation
  add column dossier_id uuid,
  add column note text not null default '' check (length(note) <= 500),
  -- As she signed it; of older ones the giver is read as she is now.
  add column author jsonb,
  add column withdrawn_by jsonb,
  add column withdrawn_at timestamptz(3),
  add foreign key (business_id, dossier_id) references dossier (business_id, _id),
  add check ((withdrawn_by is null) = (withdrawn_at is null));

drop index delegation_of_person;
create index delegation_of_person on delegation (business_id, user_id) where withdrawn_at is null;
create index delegation_by_time on delegation (business_id, given_at desc, _id desc);
create index delegation_of_dossier on delegation (business_id, dossier_id) where dossier_id is not null;

revoke update on delegation from vicino_app;
grant update (withdrawn_by, withdrawn_at) on delegation to vicino_app;
