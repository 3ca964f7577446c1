-- "In consegna": an entry that a colleague has to take over. It is part of each version, because a correction may
-- hand over what its first writing did not, or take it back.
alter table drug add column handover boolean not null default false;
alter table performance add column handover boolean not null default false;

-- Who took an entry over, once for each line of the log: a correction is a new line and is taken over anew. The
-- signature stays as it was, like that of an entry.
create table acceptance (
  business_id uuid not null,
  log_id uuid not null,
  accepted_by jsonb not null,
  accepted_at timestamptz(3) not null,
  primary key (business_id, log_id),
  foreign key (business_id, log_id) references activity (business_id, _id)
);

-- Few lines are handed over; the index holds nothing else. Whether a later line of the same record took its place
-- is one look into the other.
create index activity_handover on activity (business_id, created_at, _id) where handover;
create index activity_of_entity on activity (business_id, entity_id, created_at, _id);

alter table acceptance enable row level security;
alter table acceptance force row level security;
create policy tenant on acceptance using (business_id = current_business());

grant select, insert on acceptance to vicino_app;

-- What became of a dose: one row per version. `drug_version` is the order under which it was given. Without a moment
-- it was taken as needed. `confirm` marks what was given although something spoke against it.
create table administration (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  drug_id uuid not null,
  drug_version int not null,
  day date not null,
  moment text check (moment in ('morning', 'afternoon', 'evening', 'night')),
  status text not null check (status in ('given', 'refused', 'not_available', 'self_taken', 'held')),
  dose numeric(6, 2) not null check (dose between 0 and 200),
  given_at timestamptz(3) not null,
  status_reason text not null check (length(status_reason) <= 300),
  note text not null check (length(note) <= 5000),
  site text not null check (length(site) <= 200),
  change_on date check (change_on > day),
  effect text check (effect in ('good', 'partial', 'none')),
  effect_note text not null check (length(effect_note) <= 300),
  confirm jsonb,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  handover boolean not null,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, drug_id, drug_version) references drug (business_id, _id, version)
);
create unique index administration_current on administration (business_id, _id) where current;
create index administration_of_dossier on administration (business_id, dossier_id, day, _id) where current;
create index administration_of_drug on administration (business_id, drug_id, given_at, _id) where current;
-- A dose of the scheme has one answer; a second one only where somebody confirmed that she gave it nonetheless.
create unique index administration_of_dose on administration (business_id, drug_id, day, moment)
  where current and struck is null and confirm is null and moment is not null;

-- When each moment of a drug scheme begins (domain/src/drugs/dose-windows.ts).
alter table business add column dose_windows jsonb not null
  default '{"morning": "06:00", "afternoon": "11:00", "evening": "16:00", "night": "21:00"}';

-- Why a visit was ended although a dose that was due in it has no answer.
alter table task add column confirm_open_doses jsonb;

alter table administration enable row level security;
alter table administration force row level security;
create policy tenant on administration using (business_id = current_business());

grant select, insert on administration to vicino_app;
grant update (current) on administration to vicino_app;
