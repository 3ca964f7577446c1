-- Profiles for whoever is signed in, and for the world where their owner publishes them (decision 0061). A tenant sees its
-- own people alone, so only these functions show others, and of them these columns alone. They run as the owner, who
-- under forced row-level security sees no more than anybody else: the policies open to him what is published, the
-- rest while somebody is signed in, and which businesses are made up, because every page of theirs has to say so.
alter table person add column published boolean not null default false;
alter table business add column published boolean not null default false;

create policy shown on person for select to current_user
  using (published or current_person() is not null);
create policy shown on business for select to current_user
  using (published or demo or current_person() is not null);

create index published_person on person (_id) where published;
create index published_business on business (_id) where published;

create function person_at(wanted text)
  returns table (_id uuid, first_name text, last_name text, slug text, avatar text, bio text, languages text[])
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select p._id, p.first_name, p.last_name, p.slug, p.avatar, p.bio, p.languages
    from person p where p.slug = wanted and current_person() is not null;
  end;

create function avatar_of(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select p.avatar from person p where p._id = wanted and current_person() is not null;
  end;

create function business_at(wanted text)
  returns table (_id uuid, kind text, name text, slug text, bio text, demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b._id, b.kind, b.name, b.slug, b.bio, b.demo
    from business b where b.slug = wanted and current_person() is not null;
  end;

create function published_person_at(wanted text)
  returns table (_id uuid, name text, avatar text, bio text, languages text[], demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select p._id, p.first_name || ' ' || p.last_name, p.avatar, p.bio, p.languages,
      exists (select from business b where b._id = p.last_business_id and b.demo)
    from person p where p.slug = wanted and p.published;
  end;

create function published_business_at(wanted text)
  returns table (name text, kind text, bio text, demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b.name, b.kind, b.bio, b.demo from business b where b.slug = wanted and b.published;
  end;

-- What the directory finds beyond those one works with; `among` null asks for all.
create function published_profiles(among uuid[])
  returns table (source text, _id uuid, name text, full_name text, slug text, avatar text, bio text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select 'person', p._id, p.first_name, p.first_name || ' ' || p.last_name, p.slug, p.avatar, p.bio
    from person p where p.published and (among is null or p._id = any(among))
    union all
    select 'Business', b._id, b.name, b.name, b.slug, null, b.bio
    from business b where b.published and (among is null or b._id = any(among));
  end;

revoke execute on function
  person_at, avatar_of, business_at, published_person_at, published_business_at, published_profiles
  from public;
grant execute on function
  person_at, avatar_of, business_at, published_person_at, published_business_at, published_profiles
  to vicino_app;
