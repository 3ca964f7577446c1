-- What became of an invoice after it was issued. Nothing of it is changed or taken away; a payment is in Rappen.
create table invoice_event (
  business_id uuid not null,
  _id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('transmitted', 'accepted', 'pending', 'rejected', 'reminded', 'payment')),
  date date not null,
  amount int check ((kind = 'payment') = (amount is not null)),
  note text not null check (length(note) <= 5000),
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, _id),
  foreign key (business_id, invoice_id) references invoice (business_id, _id)
);
create index invoice_event_of_invoice on invoice_event (business_id, invoice_id, date, written_at);

alter table invoice_event enable row level security;
alter table invoice_event force row level security;
create policy tenant on invoice_event using (business_id = current_business());
grant select, insert on invoice_event to vicino_app;
