-- The colleague whom the writer of an entry means to take it over. Whoever may, takes it over all the same.
create table handover_name (
  business_id uuid not null,
  log_id uuid not null,
  named jsonb,
  named_at timestamptz(3) not null,
  primary key (business_id, log_id),
  foreign key (business_id, log_id) references activity (business_id, _id)
);
alter table handover_name enable row level security;
alter table handover_name force row level security;
create policy tenant on handover_name using (business_id = current_business());
grant select, insert, update on handover_name to vicino_app;
