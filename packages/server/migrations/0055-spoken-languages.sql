-- The languages that a person speaks (domain/src/people/spoken-language.ts); `language` is how the screen speaks to her.
alter table person add column languages text[] not null default '{}';
