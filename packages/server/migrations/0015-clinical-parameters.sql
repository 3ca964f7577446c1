-- One row per version: a correction inserts the next one and only takes the `current` mark from the last.
-- The checks are the limits of what a body can have (decision 0017); what is merely unusual is stored as typed.
create table clinical_parameter (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  measured_at timestamptz(3) not null,
  temperature numeric(3, 1) check (temperature between 25 and 45),
  hr int check (hr between 10 and 350),
  hr_irregular boolean,
  bp_max int check (bp_max between 30 and 300),
  bp_min int check (bp_min between 10 and 200),
  sat_o2 int check (sat_o2 between 0 and 100),
  sat_o2_quantity numeric(3, 1) check (sat_o2_quantity between 0 and 60),
  rr int check (rr between 0 and 80),
  consciousness text check (consciousness in ('A', 'C', 'V', 'P', 'U')),
  glyc numeric(3, 1) check (glyc between 0.3 and 60),
  weight numeric(4, 1) check (weight between 0.1 and 800),
  diuresis int check (diuresis between 0 and 20000),
  bh int check (bh between -10000 and 10000),
  urine text check (urine in ('clear', 'cloudy', 'concentrated', 'marsala', 'bloody')),
  bm text check (bm in (
    'bristol_1', 'bristol_2', 'bristol_3', 'bristol_4', 'bristol_5', 'bristol_6', 'bristol_7',
    'diarrhea', 'gas', 'closed'
  )),
  note text not null check (length(note) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  handover boolean not null,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((bp_min is null) = (bp_max is null)),
  check (bp_max > bp_min)
);
create unique index clinical_parameter_current on clinical_parameter (business_id, _id) where current;
create index clinical_parameter_of_dossier
  on clinical_parameter (business_id, dossier_id, measured_at desc, _id desc) where current;

-- The limits that a doctor ordered for a client: each version is kept, the newest holds.
create table clinical_parameter_limits (
  business_id uuid not null,
  dossier_id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  ordered_by text not null check (length(ordered_by) <= 200),
  since date,
  news2_scale int not null check (news2_scale in (1, 2)),
  limits jsonb not null,
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, dossier_id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create unique index clinical_parameter_limits_current
  on clinical_parameter_limits (business_id, dossier_id) where current;

alter table clinical_parameter enable row level security;
alter table clinical_parameter force row level security;
create policy tenant on clinical_parameter using (business_id = current_business());
alter table clinical_parameter_limits enable row level security;
alter table clinical_parameter_limits force row level security;
create policy tenant on clinical_parameter_limits using (business_id = current_business());

grant select, insert on clinical_parameter, clinical_parameter_limits to vicino_app;
grant update (current) on clinical_parameter, clinical_parameter_limits to vicino_app;

-- Whether the business reckons NEWS2, which was made for hospitals: off unless somebody decides so (decision 0017).
alter table business add column news2 boolean not null default false;
