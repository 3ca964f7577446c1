-- Who could see a dossier, and until when, is looked up years later: what stood before a change of its team is kept.
create table stakeholder_version (
  business_id uuid not null,
  dossier_id uuid not null,
  user_id uuid not null,
  since date not null,
  until date,
  added_by uuid not null,
  replaced_by jsonb not null,
  replaced_at timestamptz(3) not null,
  foreign key (business_id, user_id, dossier_id) references stakeholder (business_id, user_id, dossier_id)
);
create index stakeholder_version_of_dossier on stakeholder_version (business_id, dossier_id, user_id, replaced_at);

alter table stakeholder_version enable row level security;
alter table stakeholder_version force row level security;
create policy tenant on stakeholder_version using (business_id = current_business());
grant select, insert on stakeholder_version to vicino_app;
