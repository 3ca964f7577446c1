-- Nobody alone opens the account of somebody else: a link for a forgotten password that was handed over waits for a
-- second person, unless the account has a second factor of its own. `made_by` is null where the operator of the server
-- made it. What became of a link can be looked up by its owner, so a replaced one is ended and no longer deleted.
alter table auth.reset_link
  alter column made_by drop not null,
  add column _id uuid not null default gen_random_uuid() unique,
  add column handed_over boolean not null default true,
  add column approved_by uuid references auth."user" (id) on delete cascade,
  add column approved_at timestamptz(3),
  add column ended_at timestamptz(3),
  add column refused_at timestamptz(3);
create index reset_link_of_business on auth.reset_link (business_id, made_at);
