import { Socket } from 'node:net'
import postgres, { type ReservedSql, type Sql } from 'postgres'

import type { PoolSettings } from './pool-settings.ts'

/** Connections that are each lent to one transaction at a time. */
type Leases = {
  /** Waits for a free connection, for a while. `release()` gives it back. */
  take(): Promise<ReservedSql>
  end(): Promise<void>
}

type Client = {
  sql: Sql
  /** The same, as it is lent. */
  tx: ReservedSql
  /** Statements of the present lease that have no answer yet: what one carried is not held longer. */
  sent: Set<Statement>
  isLent: boolean
  isLost: boolean
  /** Runs out when too much time has passed since the last statement was sent. */
  silence: NodeJS.Timeout
}

/** Who waits for a connection. */
type Turn = { come(client: Client): void; refuse(error: Error): void }

/** What a tag of the driver answers, with those of its own fields that are needed here (3.4.9). */
type Statement = Promise<unknown> & {
  executed: boolean
  active: boolean
  resolve(answer: unknown): void
  reject(error: Error): void
}

/**
 * How long a statement may stay without an answer. The server itself ends one sooner (`statement_timeout`): who
 * says nothing for so long is frozen, or its machine has gone from the network without a word.
 */
const usualSilenceMs = 10_000

/** How long anybody waits for a free connection. */
const turnMs = 5_000

/**
 * A pool of clients with one connection each, in place of the driver's own `reserve()`: when that one's
 * connection dies, what waits behind it never settles, and the next statement ends the process (3.4.9). Here a
 * client dies with its connection: what was sent is rejected, and nothing that follows in the same transaction
 * ever reaches a new connection, where it would run alone. A server that holds its connections and says nothing is
 * given up in the same way.
 */
export function openLeases(settings: PoolSettings, max: number, silenceMs = usualSilenceMs): Leases {
  const clients = new Set<Client>()
  const idle: Client[] = []
  const waiting: Turn[] = []

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
    // Where this process itself stood still, the answer lies there unread: it is read before anybody is given up.
    const silence = setTimeout(() => setImmediate(giveUp, client, unanswered(client)), silenceMs).unref()
    const client: Client = { sql, tx: lendable(sql), sent: new Set(), isLent: false, isLost: false, silence }
    clients.add(client)
    return client

    function lendable(target: Sql): ReservedSql {
      const sent = (statement: Statement): void => {
        keepUntilAnswered(client, statement)
        silence.refresh()
      }
      return asLent(target, { sent, release: () => giveBack(client) })
    }
  }
  const unanswered = ({ sent }: Client): Statement[] => [...sent].filter(({ active }) => active)
  const giveUp = (client: Client, asked: readonly Statement[]): void => {
    if (!asked.some(({ active }) => active)) return
    client.isLost = true
    // Rejects what was sent, and from now on whatever follows.
    void client.sql.end({ timeout: 0 })
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
    client.sent = new Set()
    if (client.isLost) discard(client)
    const next = waiting.shift()
    if (next) next.come(client.isLost ? open() : client)
    else if (!client.isLost) idle.push(client)
  }
  const take = async (): Promise<ReservedSql> => {
    const free = idle.pop() ?? (clients.size < max ? open() : null)
    const client = free ?? (await waitForTurn(waiting))
    client.isLent = true
    return client.tx
  }
  const end = async (): Promise<void> => {
    for (const turn of waiting.splice(0)) turn.refuse(lostConnection())
    await Promise.all([...clients].map(client => client.sql.end({ timeout: 1 })))
  }
  return { take, end }
}

function waitForTurn(waiting: Turn[]): Promise<Client> {
  const { promise, resolve, reject } = Promise.withResolvers<Client>()
  const turn: Turn = { come: resolve, refuse: reject }
  const patience = setTimeout(() => {
    waiting.splice(waiting.indexOf(turn), 1)
    reject(connectionError('CONNECT_TIMEOUT', 'No connection to the database became free.'))
  }, turnMs)
  waiting.push(turn)
  return promise.finally(() => clearTimeout(patience))
}

/** A statement is forgotten with its answer: the driver gives it by these two, and they are its own. */
function keepUntilAnswered(client: Client, statement: Statement): void {
  const { resolve, reject } = statement
  client.sent.add(statement)
  statement.resolve = answer => {
    client.sent.delete(statement)
    resolve(answer)
  }
  statement.reject = error => {
    client.sent.delete(statement)
    reject(error)
  }
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

const lostConnection = (): Error =>
  connectionError('CONNECTION_CLOSED', 'The connection to the database was lost.')

/** An error with one of the driver's own codes, by which callers know that the database is away. */
const connectionError = (code: string, message: string): Error => Object.assign(new Error(message), { code })
