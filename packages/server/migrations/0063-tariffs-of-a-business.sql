-- What an hour of care costs in a business from a day on, beside the federal contributions: part of each version.
alter table business_settings add column tariffs jsonb not null default '[]';
