-- Who has no AVS number (tourists, cross-border workers, asylum seekers): a state of its own, never a made-up number.
alter table dossier add column without_avs boolean not null default false;
alter table dossier add check (not without_avs or avs is null);
