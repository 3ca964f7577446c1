-- Which dossiers a list or a search has shown: one row of the audit log holds them all, so that the question who saw a
-- dossier is answered whole. The chain covers it; a row without is hashed as before.
alter table audit add column dossier_ids uuid[];
create index audit_showing on audit using gin (dossier_ids) where dossier_ids is not null;
