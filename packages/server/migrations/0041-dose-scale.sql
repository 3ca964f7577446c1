-- How much is given by what was measured (domain/src/drugs/dose-scale.ts). No drug of before had a scale.
alter table drug add column dose_scale jsonb check (jsonb_typeof(dose_scale) = 'object');
