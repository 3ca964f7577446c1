-- Acute and transitional care: ordered in the hospital, paid as agreed.
alter table prescription add column transitional boolean not null default false;
alter table prescription alter column transitional drop default;

-- A tariff names its position, and holds for every payer or under the contract that it names. Until now a contract told
-- nothing apart: where the tariffs of a law name a single one, it was that of each agreement under that law; where no
-- agreement was made, it held for every payer, and goes on so.
alter table business_settings no force row level security;
update business_settings set
  tariffs = (
    select coalesce(jsonb_agg(t || '{"name": null}'::jsonb || case
      when not current or exists (
        select from jsonb_array_elements(insurers) as a where a ->> 'law' = t ->> 'law'
      ) then '{}'::jsonb else '{"contract": null}'::jsonb end order by at), '[]')
    from jsonb_array_elements(tariffs) with ordinality as each (t, at)
  ),
  insurers = (
    select coalesce(jsonb_agg(a || jsonb_build_object('contract', (
      select case when count(distinct t ->> 'contract') = 1 then min(t ->> 'contract') end
      from jsonb_array_elements(tariffs) as t where t ->> 'law' = a ->> 'law'
    )) order by at), '[]')
    from jsonb_array_elements(insurers) with ordinality as each (a, at)
  );
alter table business_settings force row level security;

-- What was issued before says the same, in the shape of now: one order for all, and of a line no service by its name.
alter table invoice no force row level security;
update invoice set content = (content - 'doctor') || jsonb_build_object(
  'orders', case when jsonb_typeof(content -> 'doctor') = 'object'
    then jsonb_build_array('{"_id": null, "start": null, "end": null}'::jsonb || (content -> 'doctor')) else '[]' end,
  'lines', (
    select coalesce(jsonb_agg(
      '{"orders": [], "services": [], "contract": null, "name": null}'::jsonb || line || jsonb_build_object('performances', (
        select coalesce(jsonb_agg('{"service": null}'::jsonb || one order by place), '[]')
        from jsonb_array_elements(line -> 'performances') with ordinality as of_line (one, place)
      )) order by at), '[]')
    from jsonb_array_elements(content -> 'lines') with ordinality as each (line, at)
  )
);
alter table invoice force row level security;

-- Whether the intermediary of the electronic invoices sends the clients their copies.
alter table business_settings add column copies_by_intermediary boolean not null default false;
