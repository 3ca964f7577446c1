-- A task that was taken off the plan, or a change of its series, is taken back with the measure of the care plan of which it
-- comes: that goes with the task (decision 0097).
alter table series_change add column measures jsonb not null default '[]';
