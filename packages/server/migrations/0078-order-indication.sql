-- Why care is prescribed, in the words of the form to the insurer; null where nobody said it.
alter table prescription add column indication text check (indication in ('general', 'treatment', 'after_stay'));
