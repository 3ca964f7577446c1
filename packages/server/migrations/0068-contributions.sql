-- What a client contributes to her care from a day on in a canton: part of each version of the settings.
alter table business_settings add column contributions jsonb not null default '[]';

-- A contribution stands on a document of its own, and falls with the invoice of the care that it is of.
alter table invoice
  add column document text not null default 'care' check (document in ('care', 'contribution')),
  add column contribution_to uuid,
  add foreign key (business_id, contribution_to) references invoice (business_id, _id),
  add check (contribution_to is null or document = 'contribution');
create unique index invoice_contribution on invoice (business_id, contribution_to)
  where contribution_to is not null;
alter table invoice alter column document drop default;

-- What was issued before says the same, in the shape of now.
alter table invoice no force row level security;
update invoice set content = content || '{"document": "care", "materials": [], "contributions": []}';
alter table invoice force row level security;
