-- The materials of a business with their dated prices, one row a version.
create table material (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  name text not null check (length(name) between 1 and 200),
  unit text not null check (length(unit) between 1 and 20),
  category text not null check (category in ('A', 'B', 'C')),
  code text check (length(code) between 1 and 20),
  in_use boolean not null,
  prices jsonb not null,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  primary key (business_id, _id, version),
  foreign key (business_id) references business (_id)
);
create unique index material_current on material (business_id, _id) where current;

-- What was used on a visit: one row a version, as a performed service has. `date` and `dossier_id` are the visit's own
-- when it was recorded; `addition_id` names the call that recorded it, together with others.
create table material_use (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  addition_id uuid not null,
  dossier_id uuid not null,
  task_id uuid not null,
  date date not null,
  material_id uuid not null,
  quantity numeric(6, 2) not null check (quantity between 0.01 and 1000),
  comment text not null check (length(comment) <= 5000),
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  handover boolean not null,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, task_id) references task (business_id, _id)
);
create unique index material_use_current on material_use (business_id, _id) where current;
create index material_use_of_dossier on material_use (business_id, dossier_id, date, _id) where current;
create index material_use_of_task on material_use (business_id, task_id, _id);
create index material_use_by_date on material_use (business_id, date, dossier_id) where current;

-- What stands on which invoice, in which version, as it is kept of performed services.
create table invoiced_material (
  business_id uuid not null,
  invoice_id uuid not null,
  use_id uuid not null,
  version int not null,
  dossier_id uuid not null,
  date date not null,
  given_back boolean not null default false,
  primary key (business_id, invoice_id, use_id),
  foreign key (business_id, invoice_id) references invoice (business_id, _id),
  foreign key (business_id, use_id, version) references material_use (business_id, _id, version)
);
create unique index invoiced_material_once on invoiced_material (business_id, use_id) where not given_back;
create index invoiced_material_of_dossier on invoiced_material (business_id, dossier_id, date)
  where not given_back;

alter table material enable row level security;
alter table material force row level security;
alter table material_use enable row level security;
alter table material_use force row level security;
alter table invoiced_material enable row level security;
alter table invoiced_material force row level security;
create policy tenant on material using (business_id = current_business());
create policy tenant on material_use using (business_id = current_business());
create policy tenant on invoiced_material using (business_id = current_business());

grant select, insert on material, material_use, invoiced_material to vicino_app;
grant update (current) on material, material_use to vicino_app;
grant update (given_back) on invoiced_material to vicino_app;
