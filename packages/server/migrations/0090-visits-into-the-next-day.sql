-- The visits that reach into the day after theirs, as they were planned or as they really were: few, and what is weighed
-- against the visits of a day need not read the whole day before.
create index task_into_next_day on task (business_id, date)
  where end_date > date or ended_at > (date + 1)::timestamp at time zone 'Europe/Zurich';
