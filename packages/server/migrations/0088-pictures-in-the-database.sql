-- The pictures of people and the logos of businesses, in pieces like the content of a document (0075), so that a backup
-- holds them, their row and they stand or fall together, and every process serves them. What lay in the data folder comes
-- in at the next start (server/src/files/take-over-pictures.ts). `content` is named by the address in the row.
create table avatar_chunk (
  person_id uuid not null references person (_id),
  content text not null check (content ~ '^[0-9a-f]{32}$'),
  at int not null check (at >= 0),
  bytes bytea not null check (length(bytes) between 1 and 65536),
  primary key (person_id, content, at)
);
create table logo_chunk (
  business_id uuid not null references business (_id),
  content text not null check (content ~ '^[0-9a-f]{32}$'),
  at int not null check (at >= 0),
  bytes bytea not null check (length(bytes) between 1 and 65536),
  primary key (business_id, content, at)
);
-- JPEG and PNG are compressed already.
alter table avatar_chunk alter column bytes set storage external;
alter table logo_chunk alter column bytes set storage external;

alter table avatar_chunk enable row level security;
alter table avatar_chunk force row level security;
alter table logo_chunk enable row level security;
alter table logo_chunk force row level security;
create policy tenant on avatar_chunk using (person_id = current_person());
create policy tenant on logo_chunk using (business_id = current_business());

-- Somebody else's picture is shown by these functions alone. They run as the owner, to whom the policies open the pieces;
-- whose picture it shows, and to whom, is said by the row of the person and of the business (0058).
create policy shown on avatar_chunk for select to current_user using (true);
create policy shown on logo_chunk for select to current_user using (true);

create function avatar_chunks(wanted uuid) returns table (at int, content text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.at, c.content, c.bytes from person p join avatar_chunk c on c.person_id = p._id
    where p._id = wanted and (p.published or current_person() is not null)
      and c.content = split_part(p.avatar, '?v=', 2);
  end;

create function logo_chunks(wanted uuid) returns table (at int, content text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select c.at, c.content, c.bytes from business b join logo_chunk c on c.business_id = b._id
    where b._id = wanted and (b.published or current_person() is not null)
      and c.content = split_part(b.logo, '?v=', 2);
  end;

drop function avatar_of(uuid), logo_of(uuid);

revoke execute on function avatar_chunks, logo_chunks from public;
grant execute on function avatar_chunks, logo_chunks to vicino_app;
grant select, insert, delete on avatar_chunk, logo_chunk to vicino_app;

-- A picture that is replaced goes in the transaction that replaces it.
delete from job where kind in ('remove_picture', 'remove_logo');
