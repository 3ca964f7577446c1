-- A contribution that was cancelled alone is drawn up anew to the same invoice of the care: one of them stands at a time.
drop index invoice_contribution;
create unique index invoice_contribution on invoice (business_id, contribution_to)
  where contribution_to is not null and state = 'issued';
-- Those that were cancelled, by what they were of: whoever bills a month asks for each that none stands in place of.
create index invoice_contribution_cancelled on invoice (business_id, contribution_to)
  where contribution_to is not null and state = 'cancelled';
