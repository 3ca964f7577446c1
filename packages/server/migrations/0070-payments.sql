-- A file of the bank that was read (camt.054), once: by its content. What it held stands in `payment`; the file itself,
-- which names people who are nobody's clients, is not kept. `sums` is what became of it when it was read.
create table payment_file (
  business_id uuid not null references business (_id),
  _id uuid not null,
  name text not null check (length(name) between 1 and 200),
  sha256 text not null check (length(sha256) = 64),
  message_id text not null,
  sums jsonb not null,
  author jsonb not null,
  received_at timestamptz(3) not null,
  primary key (business_id, _id),
  unique (business_id, sha256)
);
create index payment_file_by_time on payment_file (business_id, received_at, _id);

-- One payment of it, once in whatever file the bank tells of it again: by `bank_key`. The amount is in the smallest unit
-- of its currency. What of it stands on which invoice say the invoices' events.
create table payment (
  business_id uuid not null,
  _id uuid not null,
  file_id uuid not null,
  bank_key text not null,
  date date not null,
  amount int not null,
  currency text not null check (length(currency) = 3),
  reference text,
  payer text,
  text text,
  outcome text not null check (outcome in ('booked', 'differing', 'unmatched')),
  question text check ((question is null) = (outcome = 'booked')),
  invoice_id uuid,
  version int not null default 1,
  answer jsonb,
  primary key (business_id, _id),
  unique (business_id, bank_key),
  foreign key (business_id, file_id) references payment_file (business_id, _id),
  foreign key (business_id, invoice_id) references invoice (business_id, _id)
);
create index payment_of_file on payment (business_id, file_id, date, _id);
create index payment_by_time on payment (business_id, date, _id);
create index payment_waiting on payment (business_id, date, _id) where question is not null and answer is null;

-- From which payment of the bank an event of an invoice comes.
alter table invoice_event add column payment_id uuid;
alter table invoice_event add foreign key (business_id, payment_id) references payment (business_id, _id);
create index invoice_event_of_payment on invoice_event (business_id, payment_id) where payment_id is not null;

alter table payment_file enable row level security;
alter table payment_file force row level security;
alter table payment enable row level security;
alter table payment force row level security;
create policy tenant on payment_file using (business_id = current_business());
create policy tenant on payment using (business_id = current_business());
grant select, insert on payment_file, payment to vicino_app;
grant update (version, answer) on payment to vicino_app;
