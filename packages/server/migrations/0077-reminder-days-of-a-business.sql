-- Within how many days of a reminder what is still open is to be paid: part of each version of the settings of a business.
alter table business_settings
  add column reminder_days int not null default 10 check (reminder_days between 1 and 60);
