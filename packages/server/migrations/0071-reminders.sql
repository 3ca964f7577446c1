-- Which reminder it is, the first to the third: each once, and at most one a day.
alter table invoice_event
  add column level int check (level between 1 and 3),
  add check (level is null or kind = 'reminded');

-- Those of before are numbered in their order, as far as they are one a day.
alter table invoice_event no force row level security;
with each_day as (
  select distinct on (business_id, invoice_id, date) business_id, _id, invoice_id, date
  from invoice_event where kind = 'reminded' order by business_id, invoice_id, date, written_at, _id
), numbered as (
  select business_id, _id, row_number() over (partition by business_id, invoice_id order by date) as level from each_day
)
update invoice_event e set level = n.level from numbered n
where e.business_id = n.business_id and e._id = n._id and n.level <= 3;
alter table invoice_event force row level security;

create unique index reminder_once on invoice_event (business_id, invoice_id, level) where level is not null;
create unique index reminder_a_day on invoice_event (business_id, invoice_id, date) where level is not null;
