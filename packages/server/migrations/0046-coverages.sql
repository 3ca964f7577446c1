-- Under which law and by whom the care of a client is paid, from day to day: one row a version.
create table coverage (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  law text not null check (law in ('kvg', 'vvg', 'uvg', 'ivg', 'mvg', 'private')),
  "from" date not null,
  until date check (until >= "from"),
  insurer text check (length(insurer) between 1 and 200),
  contact_id uuid,
  insured_number text check (length(insured_number) between 6 and 35),
  card_number text check (card_number ~ '^80756\d{15}$'),
  card_expiry date,
  tiers text not null check (tiers in ('payant', 'garant')),
  treatment_reason text not null check (
    treatment_reason in ('disease', 'accident', 'maternity', 'prevention', 'birthdefect', 'unknown')
  ),
  case_number text check (length(case_number) between 1 and 35),
  case_date date,
  canton text check (canton ~ '^[A-Z]{2}$'),
  guarantor text check (length(guarantor) between 1 and 300),
  helplessness text check (helplessness in ('none', 'light', 'medium', 'severe')),
  helplessness_since date,
  note text not null check (length(note) <= 5000),
  struck_reason text,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, contact_id) references contact (business_id, _id),
  check (law = 'private' or insurer is not null)
);
create unique index coverage_current on coverage (business_id, _id) where current;
create index coverage_of_dossier on coverage (business_id, dossier_id) where current;

alter table coverage enable row level security;
alter table coverage force row level security;
create policy tenant on coverage using (business_id = current_business());

grant select, insert on coverage to vicino_app;
grant update (current) on coverage to vicino_app;
