-- Who went through the drugs of a client who came back from hospital, and what became of each: drug, version and act.
create table hospital_return (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  stay_from date,
  stay_to date check (stay_to >= stay_from),
  reason text not null check (length(reason) <= 1000),
  drugs jsonb not null check (jsonb_typeof(drugs) = 'array'),
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index hospital_return_of_dossier on hospital_return (business_id, dossier_id, stay_from);

alter table hospital_return enable row level security;
alter table hospital_return force row level security;
create policy tenant on hospital_return using (business_id = current_business());

grant select, insert on hospital_return to vicino_app;
