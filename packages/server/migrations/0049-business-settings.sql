-- What a business says of itself on bills and to authorities: one row a version, so that a bill of before can be told
-- by the account and the numbers that held then. Its name stands beside it, where everything else reads it.
create table business_settings (
  business_id uuid not null references business (_id),
  version int not null check (version >= 1),
  current boolean not null default true,
  name text not null check (length(name) between 1 and 200),
  legal_form text,
  business_type text,
  address jsonb,
  phone text,
  email text,
  gln_number text check (gln_number ~ '^\d{13}$'),
  uid text check (uid ~ '^CHE\d{9}$'),
  iban text check (iban ~ '^(CH|LI)\d{7}[0-9A-Z]{12}$'),
  rcc jsonb not null default '[]',
  opening_hours jsonb not null default '{}',
  retention_years int not null check (retention_years between 10 and 50),
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, version)
);
create unique index business_settings_current on business_settings (business_id) where current;

alter table business_settings enable row level security;
alter table business_settings force row level security;
create policy tenant on business_settings using (business_id = current_business());

grant select, insert on business_settings to vicino_app;
grant update (current) on business_settings to vicino_app;
