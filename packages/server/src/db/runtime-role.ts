import { createHmac } from 'node:crypto'
import postgres, { type Sql } from 'postgres'

import { StartRefusal } from '../start-refusal.ts'
import { openConnection } from './pool.ts'
import type { DatabaseAddress } from './pool-settings.ts'

/** The role of all requests: it owns nothing, so row-level security holds for it. */
export const runtimeRole = 'vicino_app'

/** Roles belong to the whole server: two processes that start at once must not change one together. */
const roleLock = 0x726f6c65

/**
 * The address of the runtime role in the same database. Its password follows from the secret, so that every
 * process of one installation knows it and nobody keeps it.
 */
export function runtimeAddress(owner: DatabaseAddress, secret: string): DatabaseAddress {
  return {
    ...owner,
    user: runtimeRole,
    password: createHmac('sha256', secret).update(runtimeRole).digest('hex'),
  }
}

/**
 * Makes the runtime role where it is missing, gives it its password, and checks that it is as powerless as
 * the isolation of the tenants needs it.
 * @throws {StartRefusal}
 */
export async function prepareRuntimeRole(owner: Sql, runtime: DatabaseAddress): Promise<void> {
  await owner
    .begin(async tx => {
      await tx`select pg_advisory_xact_lock(${roleLock})`
      const [found] = await tx`select 1 from pg_roles where rolname = ${runtimeRole}`
      if (found && (await canSignIn(runtime))) return
      const verb = found ? 'alter' : 'create'
      await tx.unsafe(`${verb} role ${runtimeRole} login password '${runtime.password}'`)
      await tx.unsafe(`grant connect on database ${quoted(runtime.database)} to ${runtimeRole}`)
    })
    .catch(refuseWithoutCreateRole)
  await refuseStrongRole(owner)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function canSignIn(runtime: DatabaseAddress): Promise<boolean> {
  const session = openConnection(runtime, () => {})
  try {
    await session`select 1`
    return true
  } catch (error) {
    if (error instanceof postgres.PostgresError) return false
    throw error
  } finally {
    await session.end({ timeout: 0 })
  }
}

function refuseWithoutCreateRole(error: unknown): never {
  if (error instanceof postgres.PostgresError && error.code === '42501')
    throw new StartRefusal(
      `L'utente di DATABASE_URL non può creare o cambiare il ruolo ${runtimeRole}: dategli CREATEROLE («alter role ... createrole»).`,
    )
  throw error
}

/** Each answer names one power that would let a request past the walls between tenants. */
async function refuseStrongRole(owner: Sql): Promise<void> {
  const [row] = await owner<{ power: string | null }[]>`
    select case
      when rolsuper then 'è superuser'
      when rolbypassrls then 'ha BYPASSRLS'
      when rolcreaterole or rolcreatedb or rolreplication then 'ha CREATEROLE, CREATEDB o REPLICATION'
      when exists (select from pg_auth_members where member = r.oid) then 'è membro di un altro ruolo'
      when exists (
        select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o'
          and dbid in (0, (select oid from pg_database where datname = current_database()))
      ) then 'possiede oggetti della banca dati'
      when has_database_privilege(r.oid, current_database(), 'create')
        or has_schema_privilege(r.oid, 'public', 'create') then 'può creare tabelle'
    end as power
    from pg_roles r where rolname = ${runtimeRole}`
  if (row && row.power === null) return
  throw new StartRefusal(
    `Il ruolo ${runtimeRole} della banca dati ${row?.power ?? 'manca'}: così i dati di un'organizzazione non sarebbero separati da quelli delle altre; toglietegli questo potere e riavviate.`,
  )
}
