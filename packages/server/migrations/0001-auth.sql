-- Who a person is and how she proves it. The sign-in library reads and writes user, session, account,
-- verification, "twoFactor" and passkey under its own camel-case names; the other two tables are ours.
-- None of them belongs to a tenant: they are read before a business is known, so they carry no row-level
-- security, and no list of them is ever answered to anybody but the person herself.

create schema auth;

create table auth."user" (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  "emailVerified" boolean not null default false,
  image text,
  "twoFactorEnabled" boolean not null default false,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);

-- A session ends at "expiresAt", which use moves on, and never later than twelve hours after "createdAt".
-- "activeBusinessId" has no foreign key: business comes with a later migration, and the session's own query
-- joins it with the person's collaboration, which is the stronger check.
create table auth.session (
  id uuid primary key,
  token text not null unique,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "activeBusinessId" uuid,
  "expiresAt" timestamptz(3) not null default now() + interval '30 minutes',
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now(),
  "ipAddress" text,
  "userAgent" text
);
create index session_of_user on auth.session ("userId");
create index session_by_end on auth.session ("expiresAt");

-- The password stands here as scrypt hash, in the row whose "providerId" is credential. The token columns are
-- the library's for foreign identity providers; we have none.
create table auth.account (
  id uuid primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  password text,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz(3),
  "refreshTokenExpiresAt" timestamptz(3),
  scope text,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now(),
  unique ("userId", "providerId")
);

-- Short-lived: the pending second step of a sign-in, a passkey's challenge.
create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz(3) not null,
  "createdAt" timestamptz(3) not null default now(),
  "updatedAt" timestamptz(3) not null default now()
);
create index verification_by_identifier on auth.verification (identifier);
create index verification_by_end on auth.verification ("expiresAt");

-- Secret and recovery codes are encrypted with VICINO_SECRET.
create table auth."twoFactor" (
  id uuid primary key,
  "userId" uuid not null unique references auth."user" (id) on delete cascade,
  secret text not null,
  "backupCodes" text not null,
  verified boolean not null default true,
  "failedVerificationCount" int not null default 0,
  "lockedUntil" timestamptz(3)
);

create table auth.passkey (
  id uuid primary key,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  name text,
  "credentialID" text not null unique,
  "publicKey" text not null,
  counter int not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  aaguid text,
  "createdAt" timestamptz(3)
);
create index passkey_of_user on auth.passkey ("userId");

-- How often something was tried from one address or on one account. `key` is a hash: no e-mail address of
-- somebody who only mistyped stays here.
create table auth.attempt (
  key text primary key,
  count int not null check (count > 0),
  until timestamptz(3) not null
);
create index attempt_by_end on auth.attempt (until);

-- A one-time link for a forgotten password. Only the hash of its token is kept; business and author say where
-- its use is written down.
create table auth.reset_link (
  token_hash bytea primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  business_id uuid not null,
  made_by uuid not null references auth."user" (id) on delete cascade,
  made_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index reset_link_of_user on auth.reset_link (user_id);

grant usage on schema auth to vicino_app;
grant select, insert, update, delete on all tables in schema auth to vicino_app;
