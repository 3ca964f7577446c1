-- Who wrote a prescription at first: its versions are signed by whoever corrects, closes or signs it.
alter table prescription add column written_by jsonb;

alter table prescription no force row level security;
update prescription p set written_by = f.author
from prescription f where f.business_id = p.business_id and f._id = p._id and f.version = 1;
alter table prescription force row level security;

alter table prescription alter column written_by set not null;
