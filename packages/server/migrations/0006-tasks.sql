create table task (
  business_id uuid not null references business (_id),
  _id uuid not null,
  version int not null default 1,
  title text not null check (length(title) <= 300),
  -- The normalised words of the title, each after a space (domain/src/people/search-words.ts).
  title_words text collate "C" not null default '',
  description text not null default '' check (length(description) <= 5000),
  date date not null,
  end_date date not null check (end_date >= date),
  start_time time(0),
  end_time time(0),
  full_day boolean not null default false,
  type text not null check (type in ('client', 'reminder', 'task', 'holiday', 'event', 'personal')),
  status text not null check (status in ('pending', 'confirmed', 'completed', 'not_done')),
  not_done jsonb,
  dossier_id uuid,
  -- A visit opens its dossier to its operators if somebody who plans for others wrote it. `planned_date` is the
  -- day that she wrote, kept when one of the operators moves the visit: moving it on and on opens nothing.
  opens_dossier boolean not null default false,
  planned_date date,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  confirm_overlap jsonb,
  -- Struck because the client's dossier rests or is closed; nothing else of the visit changes, so that ending
  -- the suspension restores it. A visit so struck is not due and never billed.
  suspended_by_dossier boolean not null default false,
  author_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (business_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check (full_day = (start_time is null) and full_day = (end_time is null)),
  check ((status = 'not_done') = (not_done is not null)),
  check ((type = 'client') = (dossier_id is not null)),
  check (ended_at >= started_at)
);
create index task_by_day on task (business_id, date, start_time, _id);
create index task_of_author on task (business_id, author_id, date, _id);
-- What began before a day and reaches into it: night watches, absences.
create index task_of_several_days on task (business_id, end_date, date) where end_date > date;
create index task_of_dossier on task (business_id, dossier_id, date, start_time, _id);
create index task_of_dossier_several_days on task (business_id, dossier_id, end_date, date)
  where end_date > date;

-- Who carries a task out. `date`, `dossier_id` and `opens_dossier` repeat the task's own, kept by the store in
-- the same transaction: they let the question "whose visits open this dossier" stay one index probe. `until` is
-- the last day that the task reaches into, where it is not the first.
create table task_operator (
  business_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  date date not null,
  until date check (until > date),
  dossier_id uuid,
  opens_dossier boolean not null,
  primary key (business_id, task_id, user_id),
  foreign key (business_id, task_id) references task (business_id, _id) on delete cascade,
  foreign key (business_id, user_id) references collaboration (business_id, user_id)
);
create index task_operator_of_person on task_operator (business_id, user_id, date, dossier_id);
create index task_operator_of_several_days on task_operator (business_id, user_id, until, date)
  where until is not null;
create index task_operator_of_dossier on task_operator (business_id, dossier_id, user_id, date)
  where opens_dossier;

alter table task enable row level security;
alter table task force row level security;
alter table task_operator enable row level security;
alter table task_operator force row level security;
create policy tenant on task using (business_id = current_business());
create policy tenant on task_operator using (business_id = current_business());

grant select, insert, update, delete on task, task_operator to vicino_app;
