-- When a prescription was to end that was closed before, so that opening it again and renewing it go by what was ordered;
-- and whose order a doctor signed who did not write it herself.
alter table prescription
  add column original_end date check (original_end > "end"),
  add column in_place_of text check (length(in_place_of) between 1 and 200);

-- What was closed early until now ends when its last open version did.
alter table prescription no force row level security;
update prescription p set original_end = o."end"
from (
  select distinct on (business_id, _id) business_id, _id, "end" from prescription
  where status = 'open' order by business_id, _id, version desc
) o
where o.business_id = p.business_id and o._id = p._id and p.current and p.status = 'closed' and p.struck is null
  and o."end" > p."end";
alter table prescription force row level security;
