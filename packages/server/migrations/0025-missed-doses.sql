-- A dose that nobody gave, or of which nobody knows any more, has a truthful answer: without one it would stay open
-- for ever, or be called refused.
alter table administration drop constraint administration_status_check;
alter table administration add constraint administration_status_check
  check (status in ('given', 'refused', 'not_available', 'self_taken', 'held', 'missed', 'unknown'));
