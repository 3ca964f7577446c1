-- A service that was performed, without a word beside it, asks nobody to read it either
-- (domain/src/performances/performance.ts).
alter table activity no force row level security;
update activity set routine = true
where data_model = 'Performance' and action = 'created' and not handover and payload ->> 'comment' = '';
alter table activity force row level security;
