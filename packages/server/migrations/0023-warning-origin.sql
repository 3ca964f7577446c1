-- Out of which answer of the anamnesis a warning was offered and accepted: it is not offered again, in whatever
-- language it is read and however it was reworded. Null where a nurse wrote it unasked.
alter table warning add column suggested_by text check (length(suggested_by) between 1 and 300);
