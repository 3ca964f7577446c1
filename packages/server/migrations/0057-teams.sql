-- Teams are made, changed and ended; who belonged to one, and so reached its clients, is looked up years later.
alter table team
  add column version int not null default 1,
  add column ended_at timestamptz(3);

create table team_change (
  business_id uuid not null,
  team_id uuid not null,
  change text not null check (
    change in ('created', 'renamed', 'ended', 'member_added', 'member_removed', 'client_added', 'client_removed')
  ),
  -- The person or the dossier that was added or removed.
  subject uuid,
  -- How the team was called from then on.
  name text,
  by jsonb not null,
  at timestamptz(3) not null,
  foreign key (business_id, team_id) references team (business_id, _id),
  check ((subject is null) = (change in ('created', 'renamed', 'ended')))
);
create index team_change_of_team on team_change (business_id, team_id, at);

create index team_member_of_team on team_member (business_id, team_id);

alter table team_change enable row level security;
alter table team_change force row level security;
create policy tenant on team_change using (business_id = current_business());
grant select, insert on team_change to vicino_app;
