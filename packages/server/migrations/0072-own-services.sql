-- A business extends the catalogue: services of its own, common ones as it gives them, and which of all it offers.
-- `avatar` and `comment` are for who chooses; `offered` is what holds where a business has said nothing.
alter table service_category add column avatar text;
alter table service
  add column avatar text,
  add column comment text not null default '' check (length(comment) <= 300),
  add column offered boolean not null default true;
create index service_by_code on service (code, valid_from);

-- What a business wrote of a service, from which day on: that it is offered or not, that it holds in another way, or
-- both. Nothing of it is changed or taken away; of several that speak of one day the last counts.
create table service_change (
  business_id uuid not null references business (_id),
  code text not null,
  version int not null check (version >= 1),
  "from" date not null,
  offered boolean,
  fields jsonb,
  author jsonb not null,
  written_at timestamptz(3) not null,
  primary key (business_id, code, version)
);
alter table service_change enable row level security;
alter table service_change force row level security;
create policy tenant on service_change using (business_id = current_business());
grant select, insert on service_change to vicino_app;

grant insert on service to vicino_app;
grant update (category_code, name_it, name_de, name_fr, name_en, duration, frequency, period, order_required,
  min_qualification, opre_ref, avatar, comment, valid_to) on service to vicino_app;

-- As what a service stands in the catalogue of the business on a day: a record names a row, its code may have gone on
-- under another. Where nothing holds under the code on that day, it is the row that was named.
create function service_on(named uuid, day date) returns uuid language sql stable as $$
  select coalesce((
    select s._id from service n join service s on s.code = n.code
    where n._id = named and s.valid_from <= day and coalesce(s.valid_to, 'infinity') >= day
    order by s.business_id nulls last limit 1
  ), named)
$$;

-- Whether the business offers what stands under a code on a day; `usual` where it has said nothing until then.
create function offered_on(asked text, day date, usual boolean) returns boolean language sql stable as $$
  select coalesce((
    select c.offered from service_change c
    where c.business_id = current_business() and c.code = asked and c.offered is not null and c."from" <= day
    order by c."from" desc, c.version desc limit 1
  ), usual)
$$;
