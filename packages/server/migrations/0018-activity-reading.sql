-- Who has seen which line of the activity log. A line is marked once and stays so; seen is not taken over.
create table activity_reading (
  business_id uuid not null,
  user_id uuid not null,
  log_id uuid not null,
  read_at timestamptz(3) not null,
  primary key (business_id, user_id, log_id),
  foreign key (business_id, log_id) references activity (business_id, _id)
);

-- A page of some kinds is put together from the newest of each, so that a rare kind is found as fast as a frequent
-- one; unread lines are counted without reading the lines themselves.
drop index activity_of_dossier;
create index activity_of_kind on activity (business_id, dossier_id, data_model, created_at, _id) include (author_id);

-- The words that a line is found by (domain/src/activity/news-words.ts).
alter table activity add column said text not null default '';

-- The owner is under the policies of tables that are forced; here it reads the rows of all businesses.
alter table activity no force row level security;
update activity set said = coalesce((
  select string_agg(distinct ' ' || left(word, 13), '')
  from jsonb_path_query(payload, 'strict $.**') as leaf,
    regexp_split_to_table(
      translate(lower(leaf #>> '{}'), 'àáâäãåèéêëìíîïòóôöõùúûüçñ', 'aaaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+'
    ) as word
  where jsonb_typeof(leaf) = 'string' and word <> ''
    and leaf #>> '{}' !~ '^([0-9a-f]{8}-|\d{4}-\d\d-\d\d)'
), '');
alter table activity force row level security;

alter table activity_reading enable row level security;
alter table activity_reading force row level security;
create policy tenant on activity_reading using (business_id = current_business());
grant select, insert on activity_reading to vicino_app;
