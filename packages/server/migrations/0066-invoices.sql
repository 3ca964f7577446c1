-- The newest number of a year: taken in the transaction that issues, so that none is left out.
create table invoice_number (
  business_id uuid not null references business (_id),
  year int not null,
  last int not null check (last >= 1),
  primary key (business_id, year)
);

-- What was issued stays as it was; it is cancelled by a counter-entry. Amounts are in Rappen, the content is all that it
-- says (domain/src/invoices/invoice.ts).
create table invoice (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  number text not null check (length(number) between 1 and 35),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  law text not null,
  payer text not null,
  total int not null,
  payable int not null,
  state text not null check (state in ('issued', 'cancelled', 'counter_entry')),
  counterpart uuid,
  reason text check (length(reason) between 3 and 500),
  content jsonb not null,
  author jsonb not null,
  issued_at timestamptz(3) not null,
  primary key (business_id, _id),
  unique (business_id, number),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, counterpart) references invoice (business_id, _id),
  check ((state = 'issued') = (counterpart is null)),
  check ((state = 'issued') = (reason is null))
);
create index invoice_of_dossier on invoice (business_id, dossier_id, issued_at);
create index invoice_by_time on invoice (business_id, issued_at, number);
create index invoice_of_month on invoice (business_id, month, issued_at, number);

-- What stands on which invoice, in which version. Nothing stands on two at once; a counter-entry gives it back.
create table invoiced_performance (
  business_id uuid not null,
  invoice_id uuid not null,
  performance_id uuid not null,
  version int not null,
  dossier_id uuid not null,
  date date not null,
  given_back boolean not null default false,
  primary key (business_id, invoice_id, performance_id),
  foreign key (business_id, invoice_id) references invoice (business_id, _id),
  foreign key (business_id, performance_id, version) references performance (business_id, _id, version)
);
create unique index invoiced_once on invoiced_performance (business_id, performance_id) where not given_back;
create index invoiced_of_dossier on invoiced_performance (business_id, dossier_id, date) where not given_back;
-- What was performed in a month, over all clients.
create index performance_by_date on performance (business_id, date, dossier_id) where current;

alter table invoice_number enable row level security;
alter table invoice_number force row level security;
alter table invoice enable row level security;
alter table invoice force row level security;
alter table invoiced_performance enable row level security;
alter table invoiced_performance force row level security;
create policy tenant on invoice_number using (business_id = current_business());
create policy tenant on invoice using (business_id = current_business());
create policy tenant on invoiced_performance using (business_id = current_business());

grant select, insert, update on invoice_number to vicino_app;
grant select, insert on invoice, invoiced_performance to vicino_app;
grant update (state, counterpart, reason) on invoice to vicino_app;
grant update (given_back) on invoiced_performance to vicino_app;
