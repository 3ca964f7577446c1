-- Care protocols (decision 0079). Those of the house: one row a version, as a draft and as it was released from a day on.
-- A released version is never written over, for what was opened of it names it.
create table protocol (
  business_id uuid not null references business (_id),
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  -- The model that it began with.
  key text check (key ~ '^[a-z]{2,40}$'),
  status text not null check (status in ('draft', 'released', 'retired')),
  act text not null check (act in ('written', 'changed', 'released', 'retired')),
  title text not null check (length(title) between 1 and 200),
  proposed_when text not null check (length(proposed_when) <= 5000),
  triggers jsonb not null check (jsonb_typeof(triggers) = 'array'),
  goals jsonb not null check (jsonb_typeof(goals) = 'array' and jsonb_array_length(goals) between 1 and 10),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 40),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  alarms jsonb not null check (jsonb_typeof(alarms) = 'array'),
  review_days int not null check (review_days between 1 and 365),
  valid_from date,
  released_by jsonb,
  released_on date,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  primary key (business_id, _id, version),
  check ((status = 'released') = (valid_from is not null)),
  check ((valid_from is null) = (released_by is null) and (valid_from is null) = (released_on is null))
);
create unique index protocol_current on protocol (business_id, _id) where current;
create unique index protocol_of_model on protocol (business_id, key) where current and key is not null;

-- The version of a protocol that may be opened on a day: the one released last among those that hold, unless it was
-- retired since.
create function protocol_on(named uuid, day date) returns int language sql stable as $$
  select case when p.status = 'released' then p.version end from protocol p
  where p.business_id = current_business() and p._id = named
    and (p.status = 'retired' or (p.status = 'released' and p.valid_from <= day))
  order by p.version desc limit 1
$$;

-- A protocol as it was opened for a client: a copy with the steps that were chosen, one row a version.
create table opened_protocol (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  protocol_id uuid not null,
  protocol_version int not null,
  status text not null check (status in ('open', 'ended')),
  act text not null check (act in ('opened', 'evaluated', 'ended', 'struck')),
  title text not null,
  goals jsonb not null,
  steps jsonb not null,
  criteria jsonb not null,
  alarms jsonb not null,
  starts_on date not null,
  evaluate_on date not null check (evaluate_on > starts_on),
  responsible jsonb not null,
  evaluation jsonb,
  tasks_kept int check (tasks_kept >= 0),
  tasks_removed int check (tasks_removed >= 0),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, protocol_id, protocol_version) references protocol (business_id, _id, version),
  check (status <> 'ended' or evaluation is not null)
);
create unique index opened_protocol_current on opened_protocol (business_id, _id) where current;
create index opened_protocol_of_dossier on opened_protocol (business_id, dossier_id) where current;
-- A protocol is open for a client once, whoever opens it and however often.
create unique index opened_protocol_once on opened_protocol (business_id, dossier_id, protocol_id)
  where current and status = 'open' and struck is null;

-- Which tasks of the calendar came of a step; with them goes what their series became since. A task that was taken off
-- the plan leaves its row, which names nothing then.
create table opened_protocol_task (
  business_id uuid not null,
  opened_id uuid not null,
  step_id uuid not null,
  task_id uuid not null,
  dossier_id uuid not null,
  primary key (business_id, opened_id, step_id, task_id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index opened_protocol_of_task on opened_protocol_task (business_id, task_id);

-- That a step was carried out, with what speaks for it.
create table protocol_step_done (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  opened_id uuid not null,
  step_id uuid not null,
  step text not null,
  protocol text not null,
  done_on date not null,
  note text not null check (length(note) between 1 and 5000),
  task_id uuid,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create unique index protocol_step_done_current on protocol_step_done (business_id, _id) where current;
create index protocol_step_done_of_dossier on protocol_step_done (business_id, dossier_id, opened_id) where current;

alter table protocol enable row level security;
alter table protocol force row level security;
alter table opened_protocol enable row level security;
alter table opened_protocol force row level security;
alter table opened_protocol_task enable row level security;
alter table opened_protocol_task force row level security;
alter table protocol_step_done enable row level security;
alter table protocol_step_done force row level security;
create policy tenant on protocol using (business_id = current_business());
create policy tenant on opened_protocol using (business_id = current_business());
create policy tenant on opened_protocol_task using (business_id = current_business());
create policy tenant on protocol_step_done using (business_id = current_business());

grant select, insert on protocol, opened_protocol, opened_protocol_task, protocol_step_done to vicino_app;
grant update (current) on protocol, opened_protocol, protocol_step_done to vicino_app;
