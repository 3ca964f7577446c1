-- The to-do of a care plan names neither the client nor what is done, as that of a protocol does not (decisions 0087, 0091):
-- what its nurse called it stands beside it, for whoever may know the plan. What was planned before loses its title alike.
alter table task_measure add column title text check (length(title) <= 300);
alter table task no force row level security;
alter table series no force row level security;
alter table task_measure no force row level security;
update task_measure m set title = t.title
from task t where t.business_id = m.business_id and t._id = m.task_id and t.dossier_id is null;
update task t set title = 'Compito di cura', title_words = ' compito di cura'
where t.dossier_id is null and (
  exists (select from task_measure m where m.business_id = t.business_id and m.task_id = t._id)
  or exists (
    select from task_measure m join task x on x.business_id = m.business_id and x._id = m.task_id
    where x.business_id = t.business_id and x.series_id = t.series_id
  )
);
update series s set usual = jsonb_set(usual, '{title}', '"Compito di cura"')
where usual is not null and exists (
  select from task t join task_measure m on m.business_id = t.business_id and m.task_id = t._id
  where t.business_id = s.business_id and t.series_id = s._id and t.dossier_id is null
);
alter table task_measure force row level security;
alter table series force row level security;
alter table task force row level security;

-- What was to be done and still is, of days that are over.
create index task_to_do on task (business_id, end_date) where type = 'task' and status in ('pending', 'confirmed');
