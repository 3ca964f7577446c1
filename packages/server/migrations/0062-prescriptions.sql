-- What may be done for a client, how often and in which period: one row a version. A service is named by its id; its
-- name is that of the catalogue.
create table prescription (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  status text not null check (status in ('open', 'closed')),
  start date not null,
  "end" date not null check ("end" >= start),
  services jsonb not null check (jsonb_typeof(services) = 'array' and jsonb_array_length(services) between 1 and 200),
  doctor_id uuid,
  doctor text check (length(doctor) between 1 and 200),
  gln_number text check (gln_number ~ '^\d{13}$'),
  rcc_number text check (rcc_number ~ '^[A-Z]\d{6}$'),
  ordered_on date,
  signed_on date check (signed_on >= ordered_on),
  renews uuid,
  signature jsonb,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, doctor_id) references contact (business_id, _id)
);
create unique index prescription_current on prescription (business_id, _id) where current;
create index prescription_of_dossier on prescription (business_id, dossier_id) where current;
-- What is to be renewed, over all clients.
create index prescription_to_renew on prescription (business_id, "end", _id)
  where current and status = 'open' and struck is null;

alter table prescription enable row level security;
alter table prescription force row level security;
create policy tenant on prescription using (business_id = current_business());

grant select, insert on prescription to vicino_app;
grant update (current) on prescription to vicino_app;
