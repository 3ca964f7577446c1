-- When a draft was typed: the newest is kept, in whatever order two of one form arrive.
alter table draft add column typed_at timestamptz(3);
update draft set typed_at = saved_at;
alter table draft alter column typed_at set default now(), alter column typed_at set not null;
