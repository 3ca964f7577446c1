-- What is planned to be done on a visit: one truth for the planning page, for "Termina" and for the statistics.
create table task_service (
  business_id uuid not null,
  task_id uuid not null,
  service_id uuid not null references service (_id),
  position int not null,
  duration int not null check (duration between 1 and 600),
  primary key (business_id, task_id, service_id),
  foreign key (business_id, task_id) references task (business_id, _id) on delete cascade
);

-- What was done: one row per version. `date` and `dossier_id` are the visit's own when it was recorded and belong
-- to the record, whatever becomes of the visit. `addition_id` names the call that recorded it, together with others.
create table performance (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  addition_id uuid not null,
  dossier_id uuid not null,
  task_id uuid not null,
  date date not null,
  service_id uuid not null references service (_id),
  duration int not null check (duration between 1 and 600),
  comment text not null check (length(comment) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, task_id) references task (business_id, _id)
);
create unique index performance_current on performance (business_id, _id) where current;
create index performance_of_dossier on performance (business_id, dossier_id, date, _id) where current;
create index performance_of_task on performance (business_id, task_id, _id);

alter table task_service enable row level security;
alter table task_service force row level security;
alter table performance enable row level security;
alter table performance force row level security;
create policy tenant on task_service using (business_id = current_business());
create policy tenant on performance using (business_id = current_business());

grant select, insert, delete on task_service to vicino_app;
grant select, insert on performance to vicino_app;
grant update (current) on performance to vicino_app;
