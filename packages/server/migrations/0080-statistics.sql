-- A year of a whole business: what was performed by its day, over all clients.
create index performance_by_day on performance (business_id, date) where current;

-- The falls and wounds of a year, over all clients.
create index focus_of_topic on focus (business_id, focus_topic_id, created_at) where current;
