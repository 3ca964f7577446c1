-- What an hour is recognised to cost, and what a canton pays of acute and transitional care: part of each version of the settings.
alter table business_settings
  add column recognised_costs jsonb not null default '[]',
  add column canton_shares jsonb not null default '[]';

-- The canton's share stands on a document of its own, as what a client contributes does: one of each stands at a time.
alter table invoice
  drop constraint invoice_document_check,
  drop constraint invoice_check2,
  add constraint invoice_document_check check (document in ('care', 'contribution', 'canton_share')),
  add constraint invoice_beside_check check (contribution_to is null or document <> 'care');
drop index invoice_contribution;
create unique index invoice_contribution on invoice (business_id, contribution_to, document)
  where contribution_to is not null and state = 'issued';

-- What was issued before says the same, in the shape of now: of no line a part was left to a canton.
alter table invoice no force row level security;
update invoice set content = content || jsonb_build_object('canton_shares', '[]'::jsonb, 'lines', coalesce((
  select jsonb_agg(line || '{"share": null}' order by at)
  from jsonb_array_elements(content -> 'lines') with ordinality as each(line, at)
), '[]'));
alter table invoice force row level security;
