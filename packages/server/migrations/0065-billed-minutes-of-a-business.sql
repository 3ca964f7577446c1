-- How a business makes billed minutes of those that were: part of each version of its settings.
alter table business_settings
  add column round text not null default 'nearest' check (round in ('nearest', 'up')),
  add column minimum_scope text not null default 'visit' check (minimum_scope in ('visit', 'day'));
