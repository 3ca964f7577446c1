create table dossier (
  business_id uuid not null references business (_id),
  _id uuid not null,
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  status_reason text,
  suspended_from date,
  suspended_to date check (suspended_to >= suspended_from),
  -- Last and first name without accents and capitals (domain/src/people/sort-name.ts): the order of lists.
  sort_name text collate "C" not null,
  first_name text not null check (length(first_name) between 1 and 200),
  last_name text not null check (length(last_name) between 1 and 200),
  birthday date not null,
  gender text not null check (gender in ('male', 'female')),
  avs text check (avs ~ '^756\d{10}$'),
  card_number text check (card_number ~ '^80756\d{15}$'),
  insurance_number text check (length(insurance_number) between 6 and 35),
  phone text,
  email text,
  address jsonb,
  language text check (language in ('it', 'de', 'fr', 'en')),
  access_note text not null default '' check (length(access_note) <= 5000),
  created_by uuid not null,
  created_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (business_id, _id),
  check ((status = 'suspended') = (suspended_from is not null)),
  check (status = 'suspended' or suspended_to is null)
);
create index dossier_by_name on dossier (business_id, sort_name, _id);
create index dossier_by_status on dossier (business_id, status, sort_name, _id);
create index dossier_by_avs on dossier (business_id, avs);
create index dossier_by_birthday on dossier (business_id, birthday);

-- What a dossier's row held before each change: a correction never loses what stood there.
create table dossier_version (
  business_id uuid not null,
  dossier_id uuid not null,
  version int not null,
  held jsonb not null,
  replaced_at timestamptz(3) not null,
  replaced_by jsonb not null,
  primary key (business_id, dossier_id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);

-- Operators such as LIKE are not leakproof and would skip their index under row-level security, so a search
-- compares each normalised word by >= and < (domain/src/people/search-words.ts).
create table dossier_word (
  business_id uuid not null,
  word text collate "C" not null,
  dossier_id uuid not null,
  primary key (business_id, word, dossier_id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index dossier_word_of_dossier on dossier_word (business_id, dossier_id, word);

-- The team of one dossier. Its creator joins; MED and TER are invited with an end date. Who is removed on her
-- first day was in it until the day before: the row stays, the access is gone.
create table stakeholder (
  business_id uuid not null,
  dossier_id uuid not null,
  user_id uuid not null,
  since date not null,
  until date check (until >= since - 1),
  added_by uuid not null,
  primary key (business_id, user_id, dossier_id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  foreign key (business_id, user_id) references collaboration (business_id, user_id)
);
create index stakeholder_of_dossier on stakeholder (business_id, dossier_id);

create table team_client (
  business_id uuid not null,
  team_id uuid not null,
  dossier_id uuid not null,
  primary key (business_id, dossier_id, team_id),
  foreign key (business_id, team_id) references team (business_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index team_client_of_team on team_client (business_id, team_id);

-- Why somebody opened a closed dossier, and until when that opening holds.
create table dossier_opening (
  business_id uuid not null,
  _id uuid not null,
  dossier_id uuid not null,
  user_id uuid not null,
  reason text not null,
  opened_at timestamptz(3) not null default now(),
  until timestamptz(3) not null,
  primary key (business_id, _id),
  foreign key (business_id, dossier_id) references dossier (business_id, _id)
);
create index dossier_opening_of_person on dossier_opening (business_id, dossier_id, user_id, until);

-- One row per version: rewording or ending a warning keeps what stood there.
create table warning (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  kind text not null check (
    kind in ('allergy', 'risk', 'infection', 'device', 'therapy', 'key', 'dog', 'access', 'other')
  ),
  text text not null check (length(text) between 1 and 300),
  since timestamptz(3) not null,
  author jsonb not null,
  written_at timestamptz(3) not null,
  ended timestamptz(3),
  ended_reason text,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((ended is null) = (ended_reason is null))
);
create unique index warning_current on warning (business_id, _id) where current;
create index warning_of_dossier on warning (business_id, dossier_id) where current;

alter table dossier enable row level security;
alter table dossier force row level security;
alter table dossier_version enable row level security;
alter table dossier_version force row level security;
alter table dossier_word enable row level security;
alter table dossier_word force row level security;
alter table stakeholder enable row level security;
alter table stakeholder force row level security;
alter table team_client enable row level security;
alter table team_client force row level security;
alter table dossier_opening enable row level security;
alter table dossier_opening force row level security;
alter table warning enable row level security;
alter table warning force row level security;

create policy tenant on dossier using (business_id = current_business());
create policy tenant on dossier_version using (business_id = current_business());
create policy tenant on dossier_word using (business_id = current_business());
create policy tenant on stakeholder using (business_id = current_business());
create policy tenant on team_client using (business_id = current_business());
create policy tenant on dossier_opening using (business_id = current_business());
create policy tenant on warning using (business_id = current_business());

grant select, insert, update on dossier to vicino_app;
grant select, insert on dossier_version, warning to vicino_app;
grant update (current) on warning to vicino_app;
grant select, insert, delete on dossier_word, stakeholder, team_client to vicino_app;
grant update (until) on stakeholder to vicino_app;
grant select, insert on dossier_opening to vicino_app;
