-- A document may be attached to a focus, a care plan, a reading or a performed service too (decision 0071).
alter table document drop constraint document_record_kind_check;
alter table document add constraint document_record_kind_check check (
  record_kind in ('Prescription', 'FocusGroup', 'care_plan', 'ClinicalParameter', 'Performance')
);
