-- When a dose of a drug is to be held (domain/src/drugs/hold-rules.ts). Nobody ordered it for the drugs of before.
alter table drug add column hold_rules jsonb not null default '[]' check (jsonb_typeof(hold_rules) = 'array');
