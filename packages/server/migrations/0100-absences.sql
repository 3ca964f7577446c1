-- An absence that was confirmed together with what it released (decision 0098): its id is that of its task on the
-- calendar, which somebody may change or take off without it.
create table absence (
  business_id uuid not null references business (_id),
  _id uuid not null,
  operator_id uuid not null,
  kind text not null check (kind in ('absence', 'holiday', 'training', 'leave')),
  author_id uuid not null,
  made_at timestamptz(3) not null,
  undone_by uuid,
  undone_at timestamptz(3),
  primary key (business_id, _id),
  foreign key (business_id, operator_id) references collaboration (business_id, user_id),
  check ((undone_by is null) = (undone_at is null))
);

-- What it handed on: the version that it made of each task, whose that was before, and who took it. While the version
-- is the same nobody has touched the task since, and it can be given back.
create table absence_task (
  business_id uuid not null,
  absence_id uuid not null,
  task_id uuid not null,
  version int not null,
  operators uuid[] not null,
  confirm_overlap jsonb,
  given_to uuid,
  primary key (business_id, absence_id, task_id),
  foreign key (business_id, absence_id) references absence (business_id, _id)
);

alter table absence enable row level security;
alter table absence force row level security;
create policy tenant on absence using (business_id = current_business());
alter table absence_task enable row level security;
alter table absence_task force row level security;
create policy tenant on absence_task using (business_id = current_business());

grant select, insert on absence, absence_task to vicino_app;
grant update (undone_by, undone_at) on absence to vicino_app;
