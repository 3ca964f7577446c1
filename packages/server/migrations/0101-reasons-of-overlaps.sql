-- Why a visit stands beside another was kept in the language of whoever wrote it. What one tap has written is kept as its
-- word from here on, and read in each language; what somebody wrote herself stays as it is.
alter table task no force row level security;
alter table absence no force row level security;
alter table absence_task no force row level security;
create temporary table kept_reason (words text primary key, reason text not null);
insert into kept_reason values
  ('Visita in coppia', 'pair_visit'),
  ('Besuch zu zweit', 'pair_visit'),
  ('Passage à deux', 'pair_visit'),
  ('Visit by two', 'pair_visit'),
  ('Orario da adattare', 'time_to_adapt'),
  ('Zeit wird angepasst', 'time_to_adapt'),
  ('Horaire à adapter', 'time_to_adapt'),
  ('Time to be adapted', 'time_to_adapt');
update task t set confirm_overlap = jsonb_set(t.confirm_overlap, '{reason}', to_jsonb(k.reason))
from kept_reason k where t.confirm_overlap ->> 'reason' = k.words;
update absence_task a set confirm_overlap = jsonb_set(a.confirm_overlap, '{reason}', to_jsonb(k.reason))
from kept_reason k where a.confirm_overlap ->> 'reason' = k.words;
-- The absence is its own reason for what stays beside it.
update task t set confirm_overlap = jsonb_set(t.confirm_overlap, '{reason}', to_jsonb(a.kind))
from absence a where a.business_id = t.business_id and a._id = t._id and t.confirm_overlap is not null
  and t.confirm_overlap ->> 'reason' in ('Assenza', 'Vacanza', 'Formazione', 'Congedo');
drop table kept_reason;
alter table absence_task force row level security;
alter table absence force row level security;
alter table task force row level security;
