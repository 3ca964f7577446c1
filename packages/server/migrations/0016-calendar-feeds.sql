-- A private address under which a person's own calendar program reads her visits: one for each business she works
-- for. Only the hash of the address is kept: whoever reads the table opens no calendar.
create table calendar_feed (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz(3) not null,
  read_at timestamptz(3),
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references collaboration (business_id, user_id)
);

-- Whether the nursing direction lets clients' names leave the house in such calendars; without it only initials do.
alter table business add column names_in_feeds boolean not null default false;

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy tenant on calendar_feed
  using (business_id = current_business() and user_id = current_person());

-- Whoever comes with an address has no session: this function alone finds whose it is, and nothing else of it. It
-- runs as the owner, to whom the policy opens the hashes.
create policy found on calendar_feed for select to current_user using (true);
create function calendar_feed_of(hash bytea) returns table (business uuid, person uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select f.business_id, f.user_id from calendar_feed f where f.token_hash = hash;
  end;
revoke execute on function calendar_feed_of from public;
grant execute on function calendar_feed_of to vicino_app;

grant select, insert, update, delete on calendar_feed to vicino_app;
