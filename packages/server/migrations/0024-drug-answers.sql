-- For what a drug that is taken as needed is given, which stood among the comments until now.
alter table drug add column indication text not null default '' check (length(indication) <= 300);
alter table drug add check (reserve or indication = '');
-- What was asked before the version was written and how it was answered (domain/src/drugs/drug-answer.ts).
alter table drug add column answered jsonb not null default '[]' check (jsonb_typeof(answered) = 'array');
