-- Who is to work in a business: what was offered, by whom, and whether a second person has to grant it. A collaboration
-- begins only when the invited person has accepted by her link.
alter table collaboration
  alter column employment_type drop not null,
  add column employment_percent int check (employment_percent between 1 and 100),
  add column gln_number text check (gln_number ~ '^\d{13}$'),
  add column rcc_number text check (rcc_number ~ '^[A-Z]\d{6}$'),
  add column k_number text check (length(k_number) between 1 and 10),
  add column training text,
  add column relative_of uuid[] not null default '{}',
  -- Access that was closed at once, before the last day was over.
  add column ended_at timestamptz(3);

-- What stood before a change: rights are looked up years later.
create table collaboration_version (
  business_id uuid not null,
  collaboration_id uuid not null,
  version int not null,
  content jsonb not null,
  replaced_by jsonb not null,
  replaced_at timestamptz(3) not null,
  primary key (business_id, collaboration_id, version),
  foreign key (business_id, collaboration_id) references collaboration (business_id, _id)
);

create table invitation (
  business_id uuid not null references business (_id),
  _id uuid not null,
  -- Whoever has an account already; otherwise her address is what she accepts by.
  user_id uuid references auth."user" (id),
  email text,
  phone text,
  first_name text,
  last_name text,
  offer jsonb not null,
  made_by uuid not null,
  author jsonb not null,
  made_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null default now(),
  mailed_at timestamptz(3),
  accepted_at timestamptz(3),
  accepted_by uuid,
  ended_at timestamptz(3),
  primary key (business_id, _id),
  check (user_id is not null or (email is not null and phone is not null))
);
create index invitation_by_time on invitation (business_id, made_at desc, _id) where accepted_at is null and ended_at is null;

-- Rights that wait for a second person: those of an invitation, or more for somebody who works here.
create table role_grant (
  business_id uuid not null references business (_id),
  _id uuid not null,
  invitation_id uuid,
  collaboration_id uuid,
  roles text[] not null,
  withheld text[] not null,
  made_by uuid not null,
  author jsonb not null,
  made_at timestamptz(3) not null,
  granted boolean,
  decided_by uuid,
  decider jsonb,
  decided_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (business_id, _id),
  foreign key (business_id, invitation_id) references invitation (business_id, _id),
  foreign key (business_id, collaboration_id) references collaboration (business_id, _id),
  check ((invitation_id is null) <> (collaboration_id is null)),
  check ((granted is null) = (decided_at is null))
);
create index role_grant_waiting on role_grant (business_id, made_at, _id) where granted is null and ended_at is null;
create index role_grant_of_invitation on role_grant (business_id, invitation_id);
create unique index role_grant_of_collaboration on role_grant (business_id, collaboration_id)
  where granted is null and ended_at is null;

-- A link is looked up before anybody is signed in: here stand its hash and ids, never whom it names.
create table auth.invitation_link (
  token_hash bytea primary key,
  business_id uuid not null,
  invitation_id uuid not null,
  foreign key (business_id, invitation_id) references invitation (business_id, _id)
);
create index invitation_link_of_invitation on auth.invitation_link (business_id, invitation_id);

alter table collaboration_version enable row level security;
alter table collaboration_version force row level security;
alter table invitation enable row level security;
alter table invitation force row level security;
alter table role_grant enable row level security;
alter table role_grant force row level security;
create policy tenant on collaboration_version using (business_id = current_business());
create policy tenant on invitation using (business_id = current_business());
create policy tenant on role_grant using (business_id = current_business());
grant select, insert on collaboration_version, invitation, role_grant to vicino_app;
grant update (expires_at, mailed_at, accepted_at, accepted_by, ended_at) on invitation to vicino_app;
grant update (granted, decided_by, decider, decided_at, ended_at) on role_grant to vicino_app;
grant select, insert, delete on auth.invitation_link to vicino_app;
