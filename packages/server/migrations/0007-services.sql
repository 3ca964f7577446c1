-- The catalogue of nursing services. Its common rows come from packages/server/catalogues and are read by every
-- business; a business adds its own. A code belongs to a letter of OPre art. 7 by data, never by the program.
create table service_group (
  code text primary key check (code ~ '^\d{4}$'),
  letter text not null check (letter ~ '^[A-Z]$'),
  name_it text not null,
  name_de text not null,
  name_fr text not null,
  name_en text not null
);

create table service_category (
  code text primary key check (code ~ '^[a-z_]+$'),
  group_code text not null references service_group (code),
  name_it text not null,
  name_de text not null,
  name_fr text not null,
  name_en text not null
);

-- A service is never rewritten into another one: what changes by law or by contract ends by `valid_to` and goes
-- on under a new row, so that a record shows what it showed. Without a business it is everybody's.
create table service (
  _id uuid primary key,
  business_id uuid references business (_id),
  code text not null check (length(code) between 1 and 20),
  category_code text not null references service_category (code),
  name_it text not null check (length(name_it) between 1 and 200),
  name_de text,
  name_fr text,
  name_en text,
  duration int not null check (duration between 1 and 600),
  frequency int not null check (frequency >= 0),
  period int check (period in (1, 7, 30, 90)),
  order_required boolean not null,
  min_qualification text not null
    check (min_qualification in ('CRS', 'AC', 'OSS', 'INF', 'INF-PSY', 'INF-SPEC')),
  opre_ref text,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  unique nulls not distinct (business_id, code, valid_from)
);

alter table service enable row level security;
alter table service force row level security;
create policy tenant on service using (business_id = current_business());
create policy common on service for select using (business_id is null);
-- The owner brings the common rows to the state of the files, also where it is no superuser.
create policy catalogue on service to current_user using (business_id is null);

grant select on service_group, service_category, service to vicino_app;
