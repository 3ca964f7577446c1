-- A nursing history. The newest of a dossier is the current one; older ones stay open to read.
create table anamnesis (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  from_id uuid,
  author jsonb not null,
  created_at timestamptz(3) not null,
  primary key (business_id, _id),
  unique (business_id, dossier_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, dossier_id, from_id) references anamnesis (business_id, dossier_id, _id)
);

-- One row per version of a section: a save inserts the next one and only takes the `current` mark from the last.
-- Version 0 is what was copied from an earlier anamnesis, signed by whoever wrote it there, until somebody saves it.
-- Answers are data of a form that changes with the years, each kept under the version of the definition that asked
-- for them; what was derived from them is kept as it was then.
create table anamnesis_section (
  business_id uuid not null,
  anamnesis_id uuid not null,
  section text not null check (section in (
    'social_situation', 'health_state', 'consciousness_and_perception', 'sensory_perception', 'body_care',
    'mobilization', 'nutrition', 'pain', 'elimination', 'respiration', 'circulation', 'sleep_and_rest',
    'sexuality_and_reproduction', 'teaching'
  )),
  version int not null check (version >= 0),
  current boolean not null default true,
  dossier_id uuid not null,
  definition_version int not null check (definition_version >= 1),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  derived jsonb not null check (jsonb_typeof(derived) = 'object'),
  marked_complete boolean not null,
  state text not null check (state in ('empty', 'to_confirm', 'begun', 'complete')),
  author jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (business_id, anamnesis_id, section, version),
  check ((version = 0) = (state = 'to_confirm')),
  foreign key (business_id, dossier_id, anamnesis_id) references anamnesis (business_id, dossier_id, _id)
);
create unique index anamnesis_section_current on anamnesis_section (business_id, anamnesis_id, section) where current;
-- The course of a score runs through all versions of a section in all anamneses of a dossier.
create index anamnesis_section_course on anamnesis_section (business_id, dossier_id, section, saved_at);

alter table anamnesis enable row level security;
alter table anamnesis force row level security;
alter table anamnesis_section enable row level security;
alter table anamnesis_section force row level security;
create policy tenant on anamnesis using (business_id = current_business());
create policy tenant on anamnesis_section using (business_id = current_business());

grant select, insert on anamnesis, anamnesis_section to vicino_app;
grant update (current) on anamnesis_section to vicino_app;
