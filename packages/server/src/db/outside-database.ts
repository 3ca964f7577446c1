import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

import { StartRefusal } from '../start-refusal.ts'
import { openConnection } from './pool.ts'
import type { DatabaseAddress } from './pool-settings.ts'

const sslModes = {
  disable: false,
  prefer: 'prefer',
  require: 'require',
  'verify-full': 'verify-full',
} as const

/**
 * The address in a DATABASE_URL. A parameter that would be ignored is refused: `sslmode` spelt wrongly must
 * not become a connection without encryption. `host` names the folder of a unix socket.
 * @throws {StartRefusal}
 */
export function outsideAddress(databaseUrl: string): DatabaseAddress {
  const url = new URL(databaseUrl)
  for (const name of url.searchParams.keys())
    if (name !== 'sslmode' && name !== 'host')
      throw new StartRefusal(
        `DATABASE_URL porta il parametro «${name}», che Vicino non conosce: ammessi sono sslmode e host.`,
      )
  return {
    host: url.searchParams.get('host') ?? (url.hostname.replace(/^\[|\]$/g, '') || 'localhost'),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: sslMode(url.searchParams.get('sslmode') ?? 'prefer'),
  }
}

function sslMode(name: string): NonNullable<DatabaseAddress['ssl']> {
  const mode = Object.entries(sslModes).find(([known]) => known === name)
  if (mode) return mode[1]
  throw new StartRefusal(
    `DATABASE_URL porta sslmode=${name}: ammessi sono ${Object.keys(sslModes).join(', ')}.`,
  )
}

/** Longer than the driver waits for a connection, so that its own reason comes first where it has one. */
const silencePatienceMs = 12_000

/**
 * Asks an outside server for a first answer. One that takes connections and closes them again (another program
 * on that port, a proxy without its database) would be dialled by the driver for ever.
 * @throws {Error} with code CONNECT_TIMEOUT, or the driver's own error
 */
export async function refuseSilentServer(
  address: DatabaseAddress,
  patienceMs = silencePatienceMs,
): Promise<void> {
  const session = openConnection(address, () => {})
  const silence = sleep(patienceMs, null, { ref: false }).then(() => {
    throw Object.assign(new Error('no answer'), { code: 'CONNECT_TIMEOUT' })
  })
  try {
    await Promise.race([session`select 1`, silence])
  } finally {
    await session.end({ timeout: 0 })
  }
}

/** Why an outside server was not reached, as far as it says so itself; everything else stays a fault. */
export function outsideRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '28P01' || code === '28000')
    return new StartRefusal('La banca dati di DATABASE_URL rifiuta utente o password: correggeteli.')
  if (code === '3D000')
    return new StartRefusal(
      'La banca dati nominata in DATABASE_URL non esiste: createla o correggetene il nome.',
    )
  if (error instanceof postgres.PostgresError || !/^(E[A-Z]+|CONNECT_TIMEOUT|CONNECTION_[A-Z]+)$/.test(code))
    return error
  return new StartRefusal(
    `La banca dati di DATABASE_URL non risponde (${code}): controllate che sia accesa e che l'indirizzo sia giusto.`,
  )
}
