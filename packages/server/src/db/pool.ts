import postgres, { type Sql } from 'postgres'

import { openLeases } from './leases.ts'
import { type DatabaseAddress, type PoolSettings, settingsOf } from './pool-settings.ts'
import { plainLists, valueParsers } from './value-parsers.ts'

/** Shorter than the silence after which leases.ts gives a connection up: what is only slow is told so. */
const statementTimeoutMs = 8_000
const idleTransactionTimeoutMs = 60_000
const requestConnectSeconds = 5

/** The pool of the owner: migrations, backup. No statement limit, a migration may take its time. */
export function openOwnerPool(address: DatabaseAddress): Sql {
  return postgres({ ...settingsOf(address), max: 3, types: valueParsers })
}

/** The pool of the requests; nearly all of them go through a transaction. */
export function openAppPool(address: DatabaseAddress): Sql {
  return openSteadyPool(
    { ...settingsOf(address, { ...requestLimits, ...plannedOnce }), types: valueParsers },
    { plain: 2, lent: 10 },
  )
}

/** The pool of the sign-in library, which wants Date objects and finds its tables by search path. */
export function openAuthPool(address: DatabaseAddress): Sql {
  return openSteadyPool(
    { ...settingsOf(address, { ...requestLimits, search_path: 'auth' }), types: plainLists },
    { plain: 1, lent: 3 },
  )
}

/** One connection that stays the same for life, for what belongs to a session: locks. It comes back at once. */
export function openConnection(address: DatabaseAddress, onclose: () => void): Sql {
  return postgres({
    ...settingsOf(address),
    max: 1,
    max_lifetime: null,
    backoff: () => 0,
    onclose,
  })
}

const requestLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
}

/** A statement keeps its first plan, as decision 0021 says. */
const plannedOnce = { plan_cache_mode: 'force_generic_plan' }

/** A pool whose `reserve()` survives the death of its connection, for somebody who waits for an answer. */
function openSteadyPool(shared: PoolSettings, max: { plain: number; lent: number }): Sql {
  const settings = { ...shared, connect_timeout: requestConnectSeconds }
  const sql = postgres({ ...settings, max: max.plain })
  const leases = openLeases(settings, max.lent)
  const endPlain = sql.end
  const end: Sql['end'] = async options => {
    await Promise.all([endPlain(options), leases.end()])
  }
  return Object.assign(sql, { reserve: leases.take, end })
}
