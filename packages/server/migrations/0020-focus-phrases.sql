-- What is common to write of a topic, also in the other languages; where one has none, the Italian holds.
alter table focus_topic rename column common_data to common_data_it;
alter table focus_topic rename column common_actions to common_actions_it;
alter table focus_topic
  add column common_data_de text[],
  add column common_data_fr text[],
  add column common_data_en text[],
  add column common_actions_de text[],
  add column common_actions_fr text[],
  add column common_actions_en text[];
