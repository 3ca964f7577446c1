-- Sensitive data in the sense of the data protection act (art. 5): read by few (domain/src/dossiers/protected-fields.ts).
alter table dossier add column nationality text check (nationality ~ '^[A-Z]{2}$');
alter table dossier add column religion text check (length(religion) between 1 and 200);
