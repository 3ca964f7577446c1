-- The contact book of a business. One that was taken out of it is no longer found, and stays where it is linked.
create table contact (
  business_id uuid not null references business (_id),
  _id uuid not null,
  version int not null default 1,
  type text not null check (type in ('doctor', 'pharmacy', 'health_insurance')),
  -- Last name or company without accents and capitals (domain/src/contacts/contact.ts): the order of lists.
  sort_name text collate "C" not null,
  company text check (length(company) between 1 and 200),
  first_name text check (length(first_name) between 1 and 200),
  last_name text check (length(last_name) between 1 and 200),
  address jsonb,
  phone text,
  fax text,
  email text check (length(email) <= 254),
  website text check (website ~* '^https?://'),
  gln_number text check (gln_number ~ '^\d{13}$'),
  gln_insurer text check (gln_insurer ~ '^\d{13}$'),
  gln_recipient text check (gln_recipient ~ '^\d{13}$'),
  rcc_number text check (rcc_number ~ '^[A-Z]\d{6}$'),
  specialization text check (length(specialization) between 1 and 200),
  insurance_type text check (insurance_type in ('kvg', 'vvg', 'uvg', 'ivg', 'mvg')),
  insurer_number int check (insurer_number between 1 and 99999),
  created_by uuid not null,
  created_at timestamptz(3) not null,
  removed_at timestamptz(3),
  primary key (business_id, _id),
  check (company is not null or (type = 'doctor' and last_name is not null))
);
create index contact_by_name on contact (business_id, sort_name, _id) where removed_at is null;
create index contact_by_type on contact (business_id, type, sort_name, _id) where removed_at is null;

-- What a contact's row held before each change, and by whom it was replaced.
create table contact_version (
  business_id uuid not null,
  contact_id uuid not null,
  version int not null,
  held jsonb not null,
  replaced_at timestamptz(3) not null,
  replaced_by jsonb not null,
  primary key (business_id, contact_id, version),
  foreign key (business_id, contact_id) references contact (business_id, _id)
);

-- Every beginning of every word that a contact is found by, in the order of names, as for dossiers.
create table contact_beginning (
  business_id uuid not null,
  beginning text collate "C" not null,
  type text not null,
  sort_name text collate "C" not null,
  contact_id uuid not null,
  primary key (business_id, beginning, type, sort_name, contact_id),
  foreign key (business_id, contact_id) references contact (business_id, _id)
);
create index contact_beginning_of_contact on contact_beginning (business_id, contact_id);

-- What two contacts of one list share where they may be the same (domain/src/contacts/contact-duplicates.ts).
create table contact_mark (
  business_id uuid not null,
  mark text collate "C" not null,
  type text not null,
  contact_id uuid not null,
  primary key (business_id, mark, type, contact_id),
  foreign key (business_id, contact_id) references contact (business_id, _id)
);
create index contact_mark_of_contact on contact_mark (business_id, contact_id);

-- Who is, or was, linked to a dossier as what: no row is taken away.
create table dossier_contact (
  business_id uuid not null,
  dossier_id uuid not null,
  role text not null check (role in ('insurance', 'primary_doctor', 'pharmacy', 'specialists')),
  contact_id uuid not null,
  linked_at timestamptz(3) not null,
  linked_by jsonb not null,
  unlinked_at timestamptz(3),
  unlinked_by jsonb,
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, contact_id) references contact (business_id, _id),
  check ((unlinked_at is null) = (unlinked_by is null))
);
create index dossier_contact_of_dossier on dossier_contact (business_id, dossier_id);
create unique index dossier_contact_linked on dossier_contact (business_id, dossier_id, role, contact_id)
  where unlinked_at is null;

alter table contact enable row level security;
alter table contact force row level security;
alter table contact_version enable row level security;
alter table contact_version force row level security;
alter table contact_beginning enable row level security;
alter table contact_beginning force row level security;
alter table contact_mark enable row level security;
alter table contact_mark force row level security;
alter table dossier_contact enable row level security;
alter table dossier_contact force row level security;

create policy tenant on contact using (business_id = current_business());
create policy tenant on contact_version using (business_id = current_business());
create policy tenant on contact_beginning using (business_id = current_business());
create policy tenant on contact_mark using (business_id = current_business());
create policy tenant on dossier_contact using (business_id = current_business());

grant select, insert, update on contact to vicino_app;
grant select, insert on contact_version to vicino_app;
grant select, insert, delete on contact_beginning, contact_mark to vicino_app;
grant select, insert on dossier_contact to vicino_app;
grant update (unlinked_at, unlinked_by) on dossier_contact to vicino_app;
