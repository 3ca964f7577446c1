-- What care is to reach and by what: the plan of a client, one row a version (decision 0075). `in_force` is the version
-- that a nurse signed last, `due_on` the day on which that one is to be evaluated.
create table care_plan (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  status text not null check (status in ('draft', 'signed', 'ended')),
  act text not null check (
    act in ('written', 'changed', 'signed', 'client_signed', 'discarded', 'evaluated', 'ended', 'struck')
  ),
  problems jsonb not null check (jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) between 1 and 30),
  evaluate_on date not null,
  signature jsonb,
  signed_on date,
  client_signature jsonb,
  evaluation jsonb,
  in_force int check (in_force <= version),
  due_on date,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((signature is null) = (signed_on is null)),
  check (status <> 'draft' or (signature is null and client_signature is null)),
  check (status <> 'signed' or (signature is not null and in_force = version))
);
create unique index care_plan_current on care_plan (business_id, _id) where current;
create index care_plan_of_dossier on care_plan (business_id, dossier_id) where current;
-- A client has one plan at a time.
create unique index care_plan_open on care_plan (business_id, dossier_id)
  where current and status <> 'ended' and struck is null;
-- What is to be evaluated, over all clients.
create index care_plan_due on care_plan (business_id, due_on, _id) where current and due_on is not null;

alter table care_plan enable row level security;
alter table care_plan force row level security;
create policy tenant on care_plan using (business_id = current_business());

grant select, insert on care_plan to vicino_app;
grant update (current) on care_plan to vicino_app;
