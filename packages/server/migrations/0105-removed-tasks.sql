-- Who took a task off the plan, and when: a page that still shows it says so, to whoever might have read it. Nothing of
-- what it said is kept, only whose it was.
create table removed_task (
  business_id uuid not null references business (_id),
  _id uuid not null,
  dossier_id uuid,
  author_id uuid not null,
  operators uuid[] not null,
  removed_by uuid not null,
  removed_at timestamptz(3) not null,
  primary key (business_id, _id)
);
create index removed_task_by_age on removed_task (removed_at);
alter table removed_task enable row level security;
alter table removed_task force row level security;
create policy tenant on removed_task using (business_id = current_business());
grant select, insert, update on removed_task to vicino_app;

-- No page shows a task for a month that is not there: what is older is deleted, of every business.
create policy ended on removed_task to current_user using (removed_at < now() - interval '31 days');
create function purge_removed_tasks() returns bigint language sql security definer set search_path = public, pg_temp
  begin atomic
    with gone as (delete from removed_task where removed_at < now() - interval '31 days' returning 1)
    select count(*) from gone;
  end;
revoke execute on function purge_removed_tasks from public;
grant execute on function purge_removed_tasks to vicino_app;
