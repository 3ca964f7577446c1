-- When a mail server refused the letter of an invitation for good: who invites is told, and nobody tries again.
alter table invitation add column mail_refused_at timestamptz(3);
grant update (mail_refused_at) on invitation to vicino_app;
