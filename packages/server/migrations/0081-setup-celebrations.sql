-- Which complete checklist somebody was congratulated on (decision 0077): her own, her business' or a dossier's, by its id.
create table setup_celebration (
  business_id uuid not null,
  user_id uuid not null,
  about uuid not null,
  at timestamptz(3) not null,
  primary key (business_id, user_id, about),
  foreign key (business_id, user_id) references collaboration (business_id, user_id)
);

alter table setup_celebration enable row level security;
alter table setup_celebration force row level security;
create policy tenant on setup_celebration using (business_id = current_business());
grant select, insert on setup_celebration to vicino_app;
