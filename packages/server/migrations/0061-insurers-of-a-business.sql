-- With which insurers a business has agreed who pays, under which law, from a day on: part of each version.
alter table business_settings add column insurers jsonb not null default '[]';
