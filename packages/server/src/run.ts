import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { FastifyInstance } from 'fastify'

import { type Config, readConfig, travelsInClear } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { listenRefusal, refuseTakenPort } from './free-port.ts'
import { StartRefusal } from './start-refusal.ts'

/** The built browser part, which the start script keeps up to date. */
const webFolder = join(import.meta.dirname, '../../web/dist')

/** What runs the program decides, and no setting: what the time is, and what the hash of a password costs. */
type Surroundings = { now: () => Instant; passwordCost: number }

type Running = { close(): Promise<void> }

/** How long requests that are under way may take to end once the program is told to stop. */
const closePatienceMs = 1_200

/** A signal to the whole group comes twice, directly and passed on by the start script: that is once. */
const sameSignalMs = 1_000

let started: Promise<Running>
let endingSince: number | null = null

/** Runs Vicino in this process, by the settings of its environment, until a signal or a fault ends it. */
export async function run(surroundings: Surroundings): Promise<void> {
  started = start(surroundings)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (endingSince === null) void end(0)
      // The second time somebody means it: the database outlives this and is adopted by the next start.
      else if (performance.now() - endingSince > sameSignalMs) process.exit(1)
    })
  process.on('uncaughtException', endForFault)
  await started.catch(endForFault)
}

async function start({ now, passwordCost }: Surroundings): Promise<Running> {
  const config = readConfig(process.env)
  await refuseTakenPort(config)
  say('Apro la banca dati…')
  const database = await openDatabase(config, { join: false, onTakenOver: endForFault })
  const unread: Running = { close: () => database.close() }
  try {
    if (isEnding()) return unread
    await migrate(database.owner)
    if (isEnding()) return unread
    const { takeOverPictures, loadDemoOnce, buildApp, startBackground } = await readProgram()
    await takeOverPictures(database.app, config.dataFolder)
    const signIns = await loadDemoOnce(config, database, { now: now(), passwordCost })
    const app = await buildApp({
      config,
      database,
      now,
      webFolder,
      logLevel: 'warn',
      passwordCost,
    })
    await listen(app, config)
    const background = startBackground({
      config,
      database,
      report: (error, work) => app.log.error({ err: error, work }, 'background work failed'),
    })
    say(`Vicino è pronto: ${config.publicUrl}`)
    if (travelsInClear(config))
      say(
        'Attenzione: con http le password e i dati dei clienti viaggiano in chiaro. Fuori da qui serve https.',
      )
    if (signIns) say(`\n${signIns}\n`)
    say('Per chiuderlo: Ctrl-C.')
    return {
      close: async () => {
        try {
          await Promise.all([background.stop(), closeApp(app)])
        } finally {
          await database.close()
        }
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Whether a signal has come already. */
const isEnding = (): boolean => endingSince !== null

/** What serves people. Reading it is most of a start: who is refused, or ends it before, does not wait for that. */
async function readProgram() {
  const [{ buildApp }, { startBackground }, { loadDemoOnce }, { takeOverPictures }] = await Promise.all([
    import('./app.ts'),
    import('./background.ts'),
    import('./demo/first-start.ts'),
    import('./files/take-over-pictures.ts'),
  ])
  return { buildApp, startBackground, loadDemoOnce, takeOverPictures }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw listenRefusal(error, host, port)
  }
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close()
  await Promise.race([closed, sleep(closePatienceMs, null, { ref: false })])
  app.server.closeAllConnections()
  await closed
}

/** Ends once, orderly, also when the signal comes in the middle of the start. */
async function end(code: number): Promise<void> {
  if (isEnding()) return
  endingSince = performance.now()
  const running = await started.catch(() => null)
  await running?.close().catch(report)
  process.exit(code)
}

function endForFault(error: unknown): void {
  report(error)
  void end(1)
}

/** A refusal is its own sentence. Of anything else the cause is unknown, so none is invented. */
function report(error: unknown): void {
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`)
  else {
    process.stderr.write(
      'Vicino si ferma per un errore imprevisto. Chi lo cura trova qui sotto i particolari.\n',
    )
    process.stderr.write(`${error instanceof Error ? inDetail(error) : String(error)}\n`)
  }
}

function inDetail(error: Error): string {
  const cause = error.cause instanceof Error ? `\nbecause: ${inDetail(error.cause)}` : ''
  return `${error.stack ?? error.message}${cause}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
