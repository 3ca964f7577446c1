-- When an operator made a visit: as it really was, or as it was planned where nobody recorded that; null until it was made.
-- Repeats the task's own, kept by the store in the same transaction: whether somebody was at two visits at once is then
-- read of one index.
alter table task_operator add made_from timestamptz(3), add made_until timestamptz(3);
update task_operator o set
  made_from = case when t.started_at is not null and t.ended_at is not null then t.started_at
    else (t.date + t.start_time) at time zone 'Europe/Zurich' end,
  made_until = case when t.started_at is not null and t.ended_at is not null then t.ended_at
    else (t.end_date + t.end_time) at time zone 'Europe/Zurich' end
  from task t
  where t.business_id = o.business_id and t._id = o.task_id and t.status = 'completed' and t.dossier_id is not null
    and not t.full_day;
create index task_operator_made on task_operator (business_id, user_id, date, made_from, made_until, task_id)
  where made_from is not null;
-- Of operators alone it was asked, and of each visit of theirs on the day before now is.
drop index task_into_next_day;
