-- A warning is not struck but ended: it held until then.
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'corrected', 'struck', 'ended'));
