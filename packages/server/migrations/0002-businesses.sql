-- Who works where. A business is the tenant: every tenant table leads its key with business_id and forces
-- row-level security. The two settings are local to a transaction and set from the session row alone.

create function current_business() returns uuid language sql stable
  return nullif(current_setting('app.business_id', true), '')::uuid;

create function current_person() returns uuid language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table business (
  _id uuid primary key,
  kind text not null check (kind in ('business', 'independent')),
  name text not null check (length(name) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  bio text not null default '',
  demo boolean not null default false,
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);

create table person (
  _id uuid primary key references auth."user" (id) on delete cascade,
  first_name text not null check (length(first_name) between 1 and 200),
  last_name text not null check (length(last_name) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  bio text not null default '',
  gender text check (gender in ('male', 'female')),
  birthday date,
  phone text,
  -- The address of the picture; it names the file by its content.
  avatar text,
  language text not null default 'it' check (language in ('it', 'de', 'fr', 'en')),
  color_scheme text not null default 'auto' check (color_scheme in ('auto', 'light', 'dark')),
  last_business_id uuid references business (_id),
  version int not null default 1
);

-- One person's work in one business. `withheld` narrows what the roles grant, nothing widens it.
create table collaboration (
  business_id uuid not null references business (_id),
  _id uuid not null,
  user_id uuid not null references person (_id),
  roles text[] not null check (cardinality(roles) > 0),
  withheld text[] not null default '{}',
  job_title text not null,
  employment_type text not null,
  working_hours jsonb not null default '{}',
  start_date date not null,
  end_date date check (end_date >= start_date),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (business_id, _id),
  unique (business_id, user_id)
);
create index collaboration_of_person on collaboration (user_id);

create table team (
  business_id uuid not null references business (_id),
  _id uuid not null,
  name text not null check (length(name) between 1 and 200),
  primary key (business_id, _id)
);

create table team_member (
  business_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  primary key (business_id, user_id, team_id),
  foreign key (business_id, team_id) references team (business_id, _id),
  foreign key (business_id, user_id) references collaboration (business_id, user_id)
);

-- A written delegation: who may do which act, from when, until when, given by whom.
create table delegation (
  business_id uuid not null,
  _id uuid not null,
  user_id uuid not null,
  permission text not null,
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  given_by uuid not null,
  given_at timestamptz(3) not null default now(),
  primary key (business_id, _id),
  foreign key (business_id, user_id) references collaboration (business_id, user_id),
  foreign key (business_id, given_by) references collaboration (business_id, user_id)
);
create index delegation_of_person on delegation (business_id, user_id);

-- Forms that somebody has begun: private to the person, gone after thirty days.
create table draft (
  user_id uuid not null references person (_id) on delete cascade,
  business_id uuid not null references business (_id),
  key text not null check (length(key) between 1 and 200),
  value jsonb not null,
  saved_at timestamptz(3) not null default now(),
  primary key (user_id, business_id, key)
);

alter table business enable row level security;
alter table business force row level security;
alter table person enable row level security;
alter table person force row level security;
alter table collaboration enable row level security;
alter table collaboration force row level security;
alter table team enable row level security;
alter table team force row level security;
alter table team_member enable row level security;
alter table team_member force row level security;
alter table delegation enable row level security;
alter table delegation force row level security;
alter table draft enable row level security;
alter table draft force row level security;

-- A person always sees her own collaborations: that is how she signs in and switches between businesses.
create policy tenant on collaboration
  using (business_id = current_business() or user_id = current_person())
  with check (business_id = current_business());

create policy tenant on business
  using (
    _id = current_business()
    or exists (select from collaboration c where c.business_id = business._id and c.user_id = current_person())
  )
  with check (_id = current_business());

create policy tenant on person
  using (
    _id = current_person()
    or exists (select from collaboration c where c.business_id = current_business() and c.user_id = person._id)
  )
  with check (_id = current_person());

create policy tenant on team using (business_id = current_business());
create policy tenant on team_member using (business_id = current_business());
create policy tenant on delegation using (business_id = current_business());
create policy tenant on draft using (business_id = current_business() and user_id = current_person());

-- A draft is its author's alone, so the purge, which runs for no person, could not see what has ended. Only this
-- function may, and it does nothing but that. It runs as the owner, who under forced row-level security sees no
-- more than anybody else: the policy opens to him the ended ones and no others.
create index draft_by_age on draft (saved_at);
create policy ended on draft to current_user using (saved_at < now() - interval '30 days');
create function purge_drafts() returns bigint language sql security definer set search_path = public, pg_temp
  begin atomic
    with gone as (delete from draft where saved_at < now() - interval '30 days' returning 1)
    select count(*) from gone;
  end;
revoke execute on function purge_drafts from public;
grant execute on function purge_drafts to vicino_app;

grant select, insert, update on business, person, collaboration, team, delegation to vicino_app;
grant select, insert, delete on team_member to vicino_app;
grant select, insert, update, delete on draft to vicino_app;
