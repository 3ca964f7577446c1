-- Who stands by a client, how each is reached and what she may be told: one row a version.
create table contact_person (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  relation text not null,
  phone text,
  other_phone text,
  email text,
  scope text not null check (scope in ('clinical', 'organisational', 'emergency')),
  in_emergency boolean not null check (not in_emergency or phone is not null),
  powers text[] not null,
  place int not null check (place between 1 and 20),
  note text not null check (length(note) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  ended timestamptz(3),
  ended_reason text,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((ended is null) = (ended_reason is null))
);
create unique index contact_person_current on contact_person (business_id, _id) where current;
create index contact_person_of_dossier on contact_person (business_id, dossier_id) where current;

alter table contact_person enable row level security;
alter table contact_person force row level security;
create policy tenant on contact_person using (business_id = current_business());

grant select, insert on contact_person to vicino_app;
grant update (current) on contact_person to vicino_app;
