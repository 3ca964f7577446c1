-- A document may be attached to a focus, a care plan, a reading or a performed service too (decision 0071).
alter table document drop constraint document_record_kind_check;
alter table document add constraint document_record_kind_check check (
  record_kind in ('Prescription', 'FocusGroup', 'care_plan', 'ClinicalParameter', 'Performance')
);

-- Of which measure of whose care plan a task comes (decision 0075): a measure shows what of it is planned, and a to-do, which
-- is no visit and names nobody in its title, says to those who may know it for whom it is.
create table task_measure (
  business_id uuid not null,
  task_id uuid not null,
  dossier_id uuid not null,
  care_plan_id uuid not null,
  measure_id uuid not null,
  primary key (business_id, task_id),
  foreign key (business_id, task_id) references task (business_id, _id) on delete cascade,
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index task_measure_of_plan on task_measure (business_id, care_plan_id, measure_id);
alter table task_measure enable row level security;
alter table task_measure force row level security;
create policy tenant on task_measure using (business_id = current_business());
grant select, insert, delete on task_measure to vicino_app;
