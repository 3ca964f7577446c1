-- By which values a dose was decided (domain/src/administrations/administration.ts): whoever may write no readings answers
-- by a value all the same, and whoever reads the dose later has to see it.
alter table administration add column measured jsonb check (jsonb_typeof(measured) = 'object');
