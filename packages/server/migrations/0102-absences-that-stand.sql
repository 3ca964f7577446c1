-- What an absence that stands already releases is handed on beside what it handed on before, and single visits are given
-- back while it stands (decision 0108): a visit that was given back may be handed on again.
alter table absence_task add column given_back_at timestamptz(3);
grant update (version, operators, confirm_overlap, given_to, given_back_at) on absence_task to vicino_app;
