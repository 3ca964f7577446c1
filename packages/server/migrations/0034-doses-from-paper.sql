-- What was noted on paper while the program was away, or by somebody who has no way into it, is entered later: it says
-- so, for whoever entered it did not give it then.
alter table administration add column from_paper boolean not null default false;
