-- The files of a client's dossier (decision 0071): what is written of one, a row a version, and its content in pieces
-- that are written once. `words`: by which its name is found (domain/src/people/search-words.ts).
create table document (
  business_id uuid not null,
  _id uuid not null,
  version int not null check (version >= 1),
  current boolean not null default true,
  dossier_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  words text not null,
  category text not null check (category in ('clinical', 'administrative')),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain')),
  size int not null check (size between 1 and 25000000),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  record_kind text check (record_kind in ('Prescription')),
  record_id uuid,
  author jsonb not null,
  created_at timestamptz(3) not null,
  written_at timestamptz(3) not null,
  reason text,
  struck jsonb,
  primary key (business_id, _id, version),
  foreign key (business_id, dossier_id) references dossier (business_id, _id),
  check ((record_kind is null) = (record_id is null))
);
create unique index document_current on document (business_id, _id) where current;
create index document_of_dossier on document (business_id, dossier_id, created_at desc, _id) where current;
create index document_of_record on document (business_id, record_id) where current and record_id is not null;

-- The content came with the first version of its document, and stays.
create table document_chunk (
  business_id uuid not null,
  document_id uuid not null,
  first int not null default 1 check (first = 1),
  at int not null check (at >= 0),
  bytes bytea not null check (length(bytes) between 1 and 65536),
  primary key (business_id, document_id, at),
  foreign key (business_id, document_id, first) references document (business_id, _id, version)
);
-- Pictures and PDF are compressed already.
alter table document_chunk alter column bytes set storage external;

alter table document enable row level security;
alter table document force row level security;
create policy tenant on document using (business_id = current_business());
alter table document_chunk enable row level security;
alter table document_chunk force row level security;
create policy tenant on document_chunk using (business_id = current_business());

grant select, insert on document, document_chunk to vicino_app;
grant update (current) on document to vicino_app;
