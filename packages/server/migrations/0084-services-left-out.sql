-- Services that were planned for a visit and not done, though others were: somebody said so. By its code a service stays
-- left out whichever of its rows in the catalogue is planned.
create table left_out_service (
  business_id uuid not null,
  task_id uuid not null,
  code text not null check (length(code) between 1 and 20),
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, task_id, code),
  foreign key (business_id, task_id) references task (business_id, _id)
);

alter table left_out_service enable row level security;
alter table left_out_service force row level security;
create policy tenant on left_out_service using (business_id = current_business());

grant select, insert on left_out_service to vicino_app;
