-- Nitroglycerin is repeated after five minutes: four decimals of an hour keep each minute, read in whole seconds
-- (domain/src/drugs/drug.ts). What was written with two decimals stays what it was.
alter table drug alter column reserve_min_interval_hours type numeric(7, 4);
