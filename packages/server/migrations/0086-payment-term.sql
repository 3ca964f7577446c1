-- Within how many days an invoice is to be paid: part of each version of the settings, and of what each invoice says.
alter table business_settings
  add column payment_days int not null default 30 check (payment_days between 1 and 120),
  -- What the bank of the account is called, as the invoice says it.
  add column bank text check (length(bank) between 1 and 50);

alter table invoice no force row level security;
alter table invoice add column due_on date;
update invoice set content = content || '{"payment_days": 30}' || jsonb_build_object(
    'biller', (content -> 'biller') || '{"bank": null}'),
  due_on = (issued_at at time zone 'Europe/Zurich')::date + 30;
alter table invoice alter column due_on set not null;
alter table invoice force row level security;
