-- Who wrote the version of a task that stands, and when: a change that comes too late says it. Of one that nobody has
-- changed, that is who planned it.
alter table task add column changed_by uuid, add column changed_at timestamptz(3);
