-- What a series says of its visits; a visit that says otherwise is an exception and keeps it (decision 0040). Of a
-- series planned before this it is what most of its visits say, read each time until it is written.
alter table series add column usual jsonb;

-- The day of a visit by the rule of its series, from which it may have been moved.
alter table task add column series_day date;
update task set series_day = date where series_id is not null;

-- A change of a whole series as it stood before, so that all of it can be taken back for some minutes, under the name
-- that the browser gave it. `touched` are the visits with the
-- versions that the change made of them, `series_after` the series as it left them.
create table series_change (
  business_id uuid not null references business (_id),
  _id uuid not null,
  author_id uuid not null,
  task_id uuid not null,
  made_at timestamptz(3) not null,
  undone boolean not null default false,
  series jsonb not null,
  tasks jsonb not null,
  operators jsonb not null,
  services jsonb not null,
  touched jsonb not null,
  series_after jsonb not null,
  primary key (business_id, _id)
);
create index series_change_by_age on series_change (made_at);
alter table series_change enable row level security;
alter table series_change force row level security;
create policy tenant on series_change using (business_id = current_business());
grant select, insert, update, delete on series_change to vicino_app;

-- What can no longer be taken back is deleted, of every business: nobody else sees it.
create policy ended on series_change to current_user using (made_at < now() - interval '1 day');
create function purge_series_changes() returns bigint language sql security definer set search_path = public, pg_temp
  begin atomic
    with gone as (delete from series_change where made_at < now() - interval '1 day' returning 1)
    select count(*) from gone;
  end;
revoke execute on function purge_series_changes from public;
grant execute on function purge_series_changes to vicino_app;
