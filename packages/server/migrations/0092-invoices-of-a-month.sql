-- The invoices of some clients of a month, without those of all months or of all clients.
create index invoice_of_dossier_month on invoice (business_id, dossier_id, month);
