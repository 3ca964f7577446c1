-- The catalogue of nursing problems. Its common rows come from packages/server/catalogues and are read by every
-- business; a business adds its own. What is common to write of one is offered, never written by itself.
create table focus_group (
  code text primary key check (code ~ '^[a-z_]+$'),
  sort int not null,
  name_it text not null,
  name_de text not null,
  name_fr text not null,
  name_en text not null
);

-- A topic that is no longer used ends by `valid_to`; the records that name it keep their own title.
create table focus_topic (
  slug text primary key check (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  business_id uuid references business (_id),
  group_code text not null references focus_group (code),
  sort int not null,
  name_it text not null check (length(name_it) between 1 and 200),
  name_de text,
  name_fr text,
  name_en text,
  protocol text,
  common_data text[] not null,
  common_actions text[] not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from)
);

-- One row per version: a correction inserts the next one and only takes the `current` mark from the last.
create table focus (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  focus text not null check (length(focus) between 1 and 200),
  focus_topic_id text,
  data text not null check (length(data) <= 5000),
  action text not null check (length(action) <= 5000),
  evaluation text not null check (length(evaluation) <= 5000),
  -- The readings that the data speak of.
  readings uuid[] not null default '{}' check (cardinality(readings) <= 10),
  status text not null check (status in ('open', 'closed')),
  handover boolean not null,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create unique index focus_current on focus (business_id, _id) where current;
create index focus_of_dossier on focus (business_id, dossier_id, _id) where current;

create table focus_event (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  focus_id uuid not null,
  data text not null check (length(data) <= 5000),
  action text not null check (length(action) <= 5000),
  evaluation text not null check (length(evaluation) <= 5000),
  readings uuid[] not null default '{}' check (cardinality(readings) <= 10),
  -- Closed where the event closed its focus.
  status text not null check (status in ('open', 'closed')),
  handover boolean not null,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create unique index focus_event_current on focus_event (business_id, _id) where current;
create index focus_event_of_focus on focus_event (business_id, focus_id, created_at, _id) where current;
create index focus_event_of_dossier on focus_event (business_id, dossier_id, _id) where current;

alter table focus_topic enable row level security;
alter table focus_topic force row level security;
alter table focus enable row level security;
alter table focus force row level security;
alter table focus_event enable row level security;
alter table focus_event force row level security;
create policy tenant on focus_topic using (business_id = current_business());
create policy common on focus_topic for select using (business_id is null);
-- The owner brings the common rows to the state of the files, also where it is no superuser.
create policy catalogue on focus_topic to current_user using (business_id is null);
create policy tenant on focus using (business_id = current_business());
create policy tenant on focus_event using (business_id = current_business());

grant select on focus_group, focus_topic to vicino_app;
grant select, insert on focus, focus_event to vicino_app;
grant update (current) on focus, focus_event to vicino_app;

-- A focus goes on with its events, is closed, and may be opened again.
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'corrected', 'struck', 'ended', 'continued', 'reopened'));
