-- What insurers answered to invoices, each answer once; `event_id` is what it made of the invoice, null where that had a
-- newer answer already.
create table invoice_response (
  business_id uuid not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  invoice_id uuid not null,
  event_id uuid,
  given_at timestamptz(3) not null,
  read_at timestamptz(3) not null,
  primary key (business_id, digest),
  foreign key (business_id, invoice_id) references invoice (business_id, _id),
  foreign key (business_id, event_id) references invoice_event (business_id, _id)
);
create index invoice_response_of_invoice on invoice_response (business_id, invoice_id, given_at);

alter table invoice_response enable row level security;
alter table invoice_response force row level security;
create policy tenant on invoice_response using (business_id = current_business());
grant select, insert on invoice_response to vicino_app;
