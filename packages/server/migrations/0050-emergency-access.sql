-- Access in an emergency to a dossier that somebody does not care for. A row begins as found by exact name and birth
-- date, opens the dossier once a reason is given, and ends by itself, by her, and is reviewed by another.
create table emergency_access (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  user_id uuid not null,
  author jsonb not null,
  found_at timestamptz(3) not null default now(),
  reason text,
  opened_at timestamptz(3),
  until timestamptz(3),
  ended_at timestamptz(3),
  reviewed_by jsonb,
  reviewed_at timestamptz(3),
  primary key (business_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((reason is null) = (opened_at is null) and (until is null) = (opened_at is null))
);
create index emergency_access_of_person on emergency_access (business_id, user_id, dossier_id, until);
create index emergency_access_of_dossier on emergency_access (business_id, dossier_id, until) where opened_at is not null;
create index emergency_access_by_time on emergency_access (business_id, opened_at desc, _id) where opened_at is not null;

alter table emergency_access enable row level security;
alter table emergency_access force row level security;
create policy tenant on emergency_access using (business_id = current_business());
grant select, insert on emergency_access to vicino_app;
grant update (reason, opened_at, until, ended_at, reviewed_by, reviewed_at) on emergency_access to vicino_app;
