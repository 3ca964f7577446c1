import { Socket } from 'node:net'
import postgres, { type ReservedSql, type Sql } from 'postgres'

import type { PoolSettings } from './pool.ts'

/** Connections that are each lent to one transaction at a time. */
export type Leases = {
  /** Waits for a free connection. `release()` gives it back. */
  take(): Promise<ReservedSql>
  end(): Promise<void>
}

type Client = {
  sql: Sql
  /** The same, as it is lent. */
  tx: ReservedSql
  /** Statements of the present lease. */
  sent: Statement[]
  isLent: boolean
  isLost: boolean
}

/** What a tag of the driver answers, with the two of its own fields that are needed here (3.4.9). */
type Statement = Promise<unknown> & { executed: boolean; reject(error: Error): void }

/**
 * A pool of clients with one connection each, in place of the driver's own `reserve()`: when that one's
 * connection dies, what waits behind it never settles, and the next statement ends the process (3.4.9). Here a
 * client dies with its connection: what was sent is rejected, and nothing that follows in the same transaction
 * ever reaches a new connection, where it would run alone.
 */
export function openLeases(settings: PoolSettings, max: number): Leases {
  const clients = new Set<Client>()
  const idle: Client[] = []
  const waiting: ((client: Client) => void)[] = []

  const open = (): Client => {
    let isDialled = false
    const options = {
      ...settings,
      max: 1,
      max_lifetime: null,
      socket: () => {
        const socket = isDialled ? brokenSocket() : dial(settings)
        isDialled = true
        return socket
      },
      onclose: () => lose(client),
    }
    const sql = postgres(options)
    const client: Client = { sql, tx: lendable(sql), sent: [], isLent: false, isLost: false }
    clients.add(client)
    return client

    function lendable(target: Sql): ReservedSql {
      return asLent(target, { sent: answer => client.sent.push(answer), release: () => giveBack(client) })
    }
  }
  const lose = (client: Client): void => {
    client.isLost = true
    for (const statement of client.sent) if (statement.executed) statement.reject(lostConnection())
    if (idle.includes(client)) discard(client)
  }
  const discard = (client: Client): void => {
    clients.delete(client)
    if (idle.includes(client)) idle.splice(idle.indexOf(client), 1)
    void client.sql.end({ timeout: 0 })
  }
  const giveBack = (client: Client): void => {
    if (!client.isLent) return
    client.isLent = false
    client.sent = []
    if (client.isLost) discard(client)
    const next = waiting.shift()
    if (next) next(client.isLost ? open() : client)
    else if (!client.isLost) idle.push(client)
  }
  const take = async (): Promise<ReservedSql> => {
    const free = idle.pop() ?? (clients.size < max ? open() : null)
    const client = free ?? (await new Promise<Client>(resolve => waiting.push(resolve)))
    client.isLent = true
    return client.tx
  }
  const end = async (): Promise<void> => {
    await Promise.all([...clients].map(client => client.sql.end({ timeout: 1 })))
  }
  return { take, end }
}

/** A client as it is lent: what is sent through it is told, and it can be given back. */
function asLent(
  sql: Sql,
  { sent, release }: { sent(statement: Statement): void; release(): void },
): ReservedSql {
  const tell = (answer: unknown): unknown => {
    if (answer instanceof Promise) sent(answer as Statement)
    return answer
  }
  const unsafe = (...args: Parameters<Sql['unsafe']>): unknown => tell(sql.unsafe(...args))
  return new Proxy(sql as ReservedSql, {
    apply: (target, self, args) => tell(Reflect.apply(target, self, args)),
    get: (target, name): unknown => {
      if (name === 'release') return release
      return name === 'unsafe' ? unsafe : Reflect.get(target, name)
    },
  })
}

function dial({ host, port }: PoolSettings): Socket {
  const socket = Object.assign(new Socket(), { host, port })
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host)
}

/** Where a new connection would be dialled in the middle of a transaction. */
function brokenSocket(): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(lostConnection()))
  return socket
}

function lostConnection(): Error {
  return Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_CLOSED' })
}
