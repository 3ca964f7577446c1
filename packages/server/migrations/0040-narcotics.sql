-- Who was present when a narcotic was given, or how much of it was left: one of the two bears witness
-- (decision 0043). Of the doses of before nobody was asked.
alter table administration
  add column second_person text not null default '' check (length(second_person) <= 200),
  add column remaining numeric(6, 2) check (remaining between 0 and 9999);
