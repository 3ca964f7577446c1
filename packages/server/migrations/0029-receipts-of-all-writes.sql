-- Every write leaves a receipt, not only a create. One of before names nobody, and its hash knows the order of keys.
-- `sent` counts how often the write came.
alter table receipt add column user_id uuid, add column sent int not null default 1;
grant update (sent) on receipt to vicino_app;

-- What a write over a seen version answered, and what it was about: the same write sent again is answered so. Private
-- to who wrote it, gone after thirty days; the receipt itself stays.
create table receipt_answer (
  business_id uuid not null references business (_id),
  _id uuid not null,
  user_id uuid not null,
  answer jsonb,
  dossier_id uuid,
  entity_id uuid,
  fields text[] not null default '{}',
  made_at timestamptz(3) not null default now(),
  primary key (business_id, _id)
);
create index receipt_answer_by_age on receipt_answer (made_at);

alter table receipt_answer enable row level security;
alter table receipt_answer force row level security;
create policy tenant on receipt_answer using (business_id = current_business() and user_id = current_person());
grant select, insert on receipt_answer to vicino_app;

-- As of drafts: the answers are private, so only this function may end them, and it does nothing but that.
create policy ended on receipt_answer to current_user using (made_at < now() - interval '30 days');
create function purge_receipt_answers() returns bigint language sql security definer set search_path = public, pg_temp
  begin atomic
    with gone as (delete from receipt_answer where made_at < now() - interval '30 days' returning 1)
    select count(*) from gone;
  end;
revoke execute on function purge_receipt_answers from public;
grant execute on function purge_receipt_answers to vicino_app;
