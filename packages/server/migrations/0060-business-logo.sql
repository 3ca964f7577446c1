-- The logo of a business: the address of a picture that was drawn anew, shown where its profile is.
alter table business add column logo text;

drop function business_at(text), published_business_at(text);

create function business_at(wanted text)
  returns table (_id uuid, kind text, name text, slug text, bio text, logo text, demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b._id, b.kind, b.name, b.slug, b.bio, b.logo, b.demo
    from business b where b.slug = wanted and current_person() is not null;
  end;

create function published_business_at(wanted text)
  returns table (_id uuid, name text, kind text, bio text, logo text, demo boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b._id, b.name, b.kind, b.bio, b.logo, b.demo from business b where b.slug = wanted and b.published;
  end;

create function logo_of(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select b.logo from business b where b._id = wanted and current_person() is not null;
  end;

revoke execute on function business_at, published_business_at, logo_of from public;
grant execute on function business_at, published_business_at, logo_of to vicino_app;
