-- The list of a large business is read in the order of names: without this it is sorted anew for every page.
create index person_by_name on person (last_name collate "it-CH-x-icu", first_name collate "it-CH-x-icu", _id);
