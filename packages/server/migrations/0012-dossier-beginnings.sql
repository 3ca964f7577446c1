-- What a client is found by, as far as somebody has typed it: every beginning of every search word
-- (domain/src/people/search-words.ts), in the order of names. A search compares for equality, which is leakproof
-- and uses its index under row-level security, and stops at the first page, however many are found.
create table dossier_beginning (
  business_id uuid not null,
  beginning text collate "C" not null,
  -- The dossier's own, so that what is found comes in its order.
  sort_name text collate "C" not null,
  dossier_id uuid not null,
  primary key (business_id, beginning, sort_name, dossier_id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);

-- The owner is under the policies of tables that are forced; here it reads the rows of all businesses.
alter table dossier no force row level security;
alter table dossier_word no force row level security;
insert into dossier_beginning
select distinct w.business_id, left(w.word, length), d.sort_name, w.dossier_id
from dossier_word w
join dossier d on d.business_id = w.business_id and d._id = w.dossier_id,
  generate_series(1, 13) as length
where length <= length(w.word);
alter table dossier force row level security;
drop table dossier_word;

alter table dossier_beginning enable row level security;
alter table dossier_beginning force row level security;
create policy tenant on dossier_beginning using (business_id = current_business());
grant select, insert, delete on dossier_beginning to vicino_app;
