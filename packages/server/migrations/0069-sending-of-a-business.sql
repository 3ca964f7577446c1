-- Through whom a business sends its electronic invoices, and whether they count: part of each version of its settings.
alter table business_settings
  add column gln_intermediary text check (gln_intermediary ~ '^[0-9]{13}$'),
  add column sending_mode text not null default 'production' check (sending_mode in ('production', 'test'));
