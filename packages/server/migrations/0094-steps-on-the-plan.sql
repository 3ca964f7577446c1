-- The to-do of a protocol's step names neither the step nor the client (decision 0087): who may know the protocol is told
-- both beside it. What was planned before loses its title alike, in its series too. Without rows it does not differ.
alter table task no force row level security;
alter table series no force row level security;
alter table opened_protocol_task no force row level security;
update task t set title = 'Compito di cura', title_words = ' compito di cura'
where exists (select from opened_protocol_task s where s.business_id = t.business_id and s.task_id = t._id)
  or exists (
    select from opened_protocol_task s join task x on x.business_id = s.business_id and x._id = s.task_id
    where x.business_id = t.business_id and x.series_id = t.series_id
  );
update series s set usual = jsonb_set(usual, '{title}', '"Compito di cura"')
where usual is not null and exists (
  select from task t join opened_protocol_task p on p.business_id = t.business_id and p.task_id = t._id
  where t.business_id = s.business_id and t.series_id = s._id
);
alter table opened_protocol_task force row level security;
alter table series force row level security;
alter table task force row level security;

-- What is open is changed by who answers for it; a draft of the house is thrown away, or leaves what held before.
alter table opened_protocol drop constraint opened_protocol_act_check;
alter table opened_protocol add constraint opened_protocol_act_check
  check (act in ('opened', 'changed', 'evaluated', 'ended', 'struck'));
alter table protocol drop constraint protocol_act_check;
alter table protocol add constraint protocol_act_check
  check (act in ('written', 'changed', 'discarded', 'released', 'retired'));
grant delete on protocol to vicino_app;

-- Which protocols are to be evaluated soon, of all clients.
create index opened_protocol_due on opened_protocol (business_id, evaluate_on)
  where current and status = 'open' and struck is null;

-- The to-dos of a client rest and end with her dossier, as her visits do.
create index opened_protocol_task_of_dossier on opened_protocol_task (business_id, dossier_id);
create index task_measure_of_dossier on task_measure (business_id, dossier_id);
