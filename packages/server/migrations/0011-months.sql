-- The bars of a month: what fills whole days or reaches from one day into another, among any number of visits.
create index task_bar_by_day on task (business_id, date) where full_day or end_date > date;

-- A month counts each day's visits in the index alone, as long as the table is tidied soon after visits change.
alter table task set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
