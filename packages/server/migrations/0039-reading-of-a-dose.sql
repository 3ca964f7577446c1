-- The reading in which what was measured for a version of a dose stands: the same dose sent again is answered with it.
alter table administration add column reading_id uuid;
