-- The places that visits have left on a day that had begun: a dose that a visit met there stays open where its window
-- was over by then (domain/src/administrations/open-doses.ts). `since`: when the visit took that place, `until`: when
-- it left it. A visit that is taken off the plan has left nothing behind.
create table left_place (
  business_id uuid not null,
  task_id uuid not null,
  dossier_id uuid not null,
  date date not null,
  end_date date not null,
  start_time time(0),
  end_time time(0),
  since timestamptz(3) not null,
  until timestamptz(3) not null,
  primary key (business_id, task_id, until),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index left_place_of_dossier on left_place (business_id, dossier_id, date);

alter table left_place enable row level security;
alter table left_place force row level security;
create policy tenant on left_place using (business_id = current_business());
grant select, insert on left_place to vicino_app;
