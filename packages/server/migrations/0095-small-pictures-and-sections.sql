-- A document may be attached to a section of an anamnesis too (decision 0088).
alter table document drop constraint document_record_kind_check;
alter table document add constraint document_record_kind_check check (
  record_kind in ('Prescription', 'FocusGroup', 'care_plan', 'ClinicalParameter', 'Performance', 'Anamnesis')
);
alter table document add column record_section text;
alter table document add constraint document_record_section_check check (
  (record_section is not null) = (record_kind is not distinct from 'Anamnesis')
);

-- What a list shows of a picture. It was drawn when the picture came, and stays with it.
create table document_thumbnail (
  business_id uuid not null,
  document_id uuid not null,
  first int not null default 1 check (first = 1),
  bytes bytea not null check (length(bytes) between 1 and 65536),
  primary key (business_id, document_id),
  foreign key (business_id, document_id, first) references document (business_id, _id, version)
);
alter table document_thumbnail alter column bytes set storage external;
alter table document_thumbnail enable row level security;
alter table document_thumbnail force row level security;
create policy tenant on document_thumbnail using (business_id = current_business());
grant select, insert on document_thumbnail to vicino_app;
