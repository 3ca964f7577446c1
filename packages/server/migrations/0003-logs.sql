-- What every write leaves behind: the receipt that makes a repeated create harmless, the clinical news, and
-- the record of who saw or did what.

-- The hash of the first body sent under an id. The same create again finds its receipt and changes nothing.
create table receipt (
  business_id uuid not null references business (_id),
  _id uuid not null,
  body_hash bytea not null,
  made_at timestamptz(3) not null default now(),
  primary key (business_id, _id)
);

create table activity (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  data_model text not null,
  entity_id uuid not null,
  action text not null check (action in ('created', 'corrected', 'struck')),
  author jsonb not null,
  author_id uuid not null,
  payload jsonb not null,
  focus_topic_id text,
  handover boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (business_id, _id)
);
create index activity_of_dossier on activity (business_id, dossier_id, created_at, _id);

-- Requests insert their row unchained; one job links committed rows into the chain of their business.
create table audit (
  business_id uuid not null,
  _id uuid not null,
  at timestamptz(3) not null default now(),
  actor_id uuid,
  actor_name text not null,
  actor_role text not null,
  session_id uuid,
  ip text not null,
  user_agent text not null,
  action text not null,
  entity_type text not null,
  entity_id uuid,
  dossier_id uuid,
  fields text[] not null default '{}',
  rows int,
  reason text,
  recipient text,
  result text not null check (result in ('ok', 'denied')),
  primary key (business_id, _id)
);
create index audit_by_time on audit (business_id, at, _id);
create index audit_of_dossier on audit (business_id, dossier_id, at, _id);
create index audit_of_actor on audit (business_id, actor_id, at, _id);
create index audit_of_entity on audit (business_id, entity_type, at, _id);
-- What an auditor looks for is rare among the reading and writing of every day; these two hold nothing else.
create index audit_denied on audit (business_id, at, _id) where result = 'denied';
create index audit_of_action on audit (business_id, action, at, _id) where action not in ('read', 'create', 'update');

-- The chain stands beside the rows, so that neither ever needs an update. `hash` is the SHA-256 of `prev_hash`
-- and the row (see audit/chain.ts); the first link follows 32 zero bytes.
create table audit_link (
  business_id uuid not null,
  link bigint not null,
  audit_id uuid not null,
  prev_hash bytea not null,
  hash bytea not null,
  linked_at timestamptz(3) not null default now(),
  primary key (business_id, link),
  unique (business_id, audit_id),
  foreign key (business_id, audit_id) references audit (business_id, _id)
);

-- The rows that the chain has yet to reach, written with each of them in one statement. Every row is either here
-- or linked, never both.
--
-- It belongs to no tenant and has no row-level security, on purpose: the job must know in which businesses
-- something waits before it can enter one of them, and neither the runtime role nor an owner who is no superuser
-- sees the rows of a tenant that he has not entered. It holds ids alone, and no call answers any of it. The index
-- lets the job find the businesses without reading all that waits in them.
create table audit_pending (
  business_id uuid not null,
  audit_id uuid not null,
  primary key (business_id, audit_id)
);

-- What is to be done after a write was committed, enqueued in the transaction of that write. A job is done in the
-- tenant and as the person that it names; the payload holds ids, never content. It has no row-level security for
-- the same reason as audit_pending.
create table job (
  _id uuid primary key,
  kind text not null,
  business_id uuid,
  user_id uuid,
  payload jsonb not null default '{}',
  run_after timestamptz(3) not null default now(),
  attempts int not null default 0,
  failed_at timestamptz(3),
  last_error text
);
create index job_due on job (run_after, _id) where failed_at is null;

alter table receipt enable row level security;
alter table receipt force row level security;
alter table activity enable row level security;
alter table activity force row level security;
alter table audit enable row level security;
alter table audit force row level security;
alter table audit_link enable row level security;
alter table audit_link force row level security;

create policy tenant on receipt using (business_id = current_business());
create policy tenant on activity using (business_id = current_business());
create policy tenant on audit using (business_id = current_business());
create policy tenant on audit_link using (business_id = current_business());

grant select, insert on receipt, activity, audit, audit_link to vicino_app;
grant select, insert, delete on audit_pending to vicino_app;
grant select, insert, update, delete on job to vicino_app;
