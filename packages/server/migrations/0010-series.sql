-- How tasks repeat. The tasks of a series are rows of their own, so that each can be moved, begun and struck alone;
-- `last_day` is the day of the last one that is still planned.
create table series (
  business_id uuid not null references business (_id),
  _id uuid not null,
  rule text not null check (length(rule) <= 100),
  until date,
  count int check (count between 1 and 1000),
  skip_holidays boolean not null,
  last_day date not null,
  created_at timestamptz(3) not null default now(),
  primary key (business_id, _id),
  check ((until is null) <> (count is null))
);
alter table series enable row level security;
alter table series force row level security;
create policy tenant on series using (business_id = current_business());
grant select, insert, update, delete on series to vicino_app;

alter table task add column series_id uuid;
alter table task add foreign key (business_id, series_id) references series (business_id, _id);
create index task_of_series on task (business_id, series_id, date, _id) where series_id is not null;
