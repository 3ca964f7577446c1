-- What became of the patch of before when a new one was put on (domain/src/administrations/old-patch.ts). Of the
-- patches of before nobody was asked.
alter table administration
  add column old_patch text check (old_patch in ('removed', 'left_on', 'not_found')),
  add column old_patch_note text not null default '' check (length(old_patch_note) <= 300);
