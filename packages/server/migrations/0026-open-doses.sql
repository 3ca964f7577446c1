-- From which day on a dose that a visit met and nobody answered for is asked for (domain/src/administrations/
-- open-doses.ts). What nobody answered for before stays as it is: a list of years helps nobody. Who begins with this
-- version is asked from her first day on.
alter table business add column open_doses_since date;

-- The owner is under the policies of tables that are forced; here it reads the rows of all businesses.
alter table business no force row level security;
update business set open_doses_since = (now() at time zone 'Europe/Zurich')::date;
alter table business force row level security;

-- Up to which day each dose of a client has its answer. Those days are not read again: what is asked for would else be
-- reckoned anew over years, or forgotten after some weeks. It only leaves behind; what is open is never written down.
create table doses_answered (
  business_id uuid not null,
  dossier_id uuid not null,
  until date not null,
  primary key (business_id, dossier_id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);

alter table doses_answered enable row level security;
alter table doses_answered force row level security;
create policy tenant on doses_answered using (business_id = current_business());
grant select, insert, update on doses_answered to vicino_app;
