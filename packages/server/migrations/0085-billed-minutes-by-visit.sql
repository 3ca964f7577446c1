-- A line of an invoice says how many of its minutes are of which visit. Of what was issued before only the sum is kept: each
-- visit is rounded as providers usually do, and what is left of the sum, the raise of a short visit, is of the longest.
alter table invoice no force row level security;
update invoice set content = content || jsonb_build_object('lines', (
  select coalesce(jsonb_agg(line || jsonb_build_object('visits', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'taskId', task, 'real_minutes', own, 'minutes', billed + case when longest = 1 then rest else 0 end) order by task), '[]')
    from (
      select task, own, billed, row_number() over (order by own desc, task) as longest,
        (line ->> 'minutes')::int - sum(billed) over () as rest
      from (
        select one ->> 'taskId' as task, sum((one ->> 'minutes')::int) as own,
          (round(sum((one ->> 'minutes')::int) / 5.0) * 5)::int as billed
        from jsonb_array_elements(line -> 'performances') as one group by one ->> 'taskId'
      ) as each_visit
    ) as visit
  )) order by at), '[]')
  from jsonb_array_elements(content -> 'lines') with ordinality as each_line (line, at)
));
alter table invoice force row level security;
