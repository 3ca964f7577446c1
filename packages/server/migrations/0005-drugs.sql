-- One row per version: a correction inserts the next one and only takes the `current` mark from the last.
create table drug (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  modality text not null check (modality in ('OS', 'SC', 'OCU', 'AER', 'IM', 'EV', 'TTS', 'RET')),
  start_date date not null,
  end_date date check (end_date >= start_date),
  dose_unit text not null check (dose_unit in ('tablet', 'drop', 'unit', 'ml', 'other')),
  morning numeric(6, 2) not null check (morning >= 0),
  afternoon numeric(6, 2) not null check (afternoon >= 0),
  evening numeric(6, 2) not null check (evening >= 0),
  night numeric(6, 2) not null check (night >= 0),
  days text[] not null,
  every_n_days int check (every_n_days between 1 and 90),
  reserve boolean not null,
  reserve_min_interval_hours numeric(6, 2) check (reserve_min_interval_hours > 0),
  reserve_max_24h numeric(6, 2) check (reserve_max_24h > 0),
  self_managed boolean not null,
  comments text not null check (length(comments) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check (
    dose_unit <> 'tablet' or (morning <= 20 and afternoon <= 20 and evening <= 20 and night <= 20)
  ),
  check (morning <= 200 and afternoon <= 200 and evening <= 200 and night <= 200)
);
create unique index drug_current on drug (business_id, _id) where current;
create index drug_of_dossier on drug (business_id, dossier_id, _id) where current;

alter table drug enable row level security;
alter table drug force row level security;
create policy tenant on drug using (business_id = current_business());

grant select, insert on drug to vicino_app;
grant update (current) on drug to vicino_app;
