-- What a person keeps of herself and nobody else reads (domain/src/users/private-data.ts). Row-level security lets
-- colleagues read the row of a person whole, so this stands in a table of its own, which shows itself to her alone.
create table private_data (
  user_id uuid primary key references person (_id) on delete cascade,
  version int not null check (version > 0),
  address jsonb,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  religion text check (length(religion) between 1 and 200)
);

alter table private_data enable row level security;
alter table private_data force row level security;
create policy own on private_data using (user_id = current_person());
grant select, insert, update on private_data to vicino_app;
