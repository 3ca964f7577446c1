-- By which of its writes an absence has handed a task on (decision 0098): what went together has stood together before and
-- goes back so, what came up later has not.
alter table absence_task add column handing int not null default 1;
grant update (handing) on absence_task to vicino_app;
