-- "In consegna" on a clinical warning, like on every other clinical entry: part of each version of it.
alter table warning add column handover boolean not null default false;
