-- What of a reading asks to act now, judged when it was written by the limits of its own time, and its NEWS2 where the
-- business reckons it (decision 0037). Of what was written before nothing is claimed.
alter table clinical_parameter
  add column critical text[] not null default '{}',
  add column news2 int check (news2 between 0 and 20);

-- The few readings that alarm: who opens her day asks for them, over all her clients.
create index clinical_parameter_critical on clinical_parameter (business_id, measured_at desc, _id desc)
  where current and struck is null and (critical <> '{}' or news2 >= 5);
