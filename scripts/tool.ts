import { isAbsolute, join } from 'node:path'
import { type Config, readConfig } from '@vicino/server/config.ts'
import { type Database, openDatabase } from '@vicino/server/db/connect.ts'
import { StartRefusal } from '@vicino/server/start-refusal.ts'

const interrupted = 'Interrotto, niente è stato cambiato.'

/** What a command of the terminal works with. */
type Bench = { config: Config; database: Database; signal: AbortSignal }

/**
 * Runs a command on the installation that the environment names, also beside a Vicino that is running. A
 * refusal is its one sentence and an end with code 1; Ctrl-C and SIGTERM reach the work as a signal, so that
 * nothing half-made is left behind.
 * @param prepare what can be refused or asked before the database is opened
 */
export async function runTool<Asked>(
  prepare: () => Asked | Promise<Asked>,
  work: (asked: Asked, bench: Bench) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (interruption.signal.aborted) process.exit(1)
      interruption.abort()
    })
  try {
    const config = readConfig(process.env)
    const asked = await prepare()
    const database = await openDatabase(config, { join: true, onTakenOver: endAtOnce })
    try {
      await work(asked, { config, database, signal: interruption.signal })
    } finally {
      await database.close()
    }
  } catch (error) {
    process.exitCode = 1
    if (interruption.signal.aborted) process.stderr.write(`${interrupted}\n`)
    else if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`)
    else throw error
  } finally {
    // A terminal that was asked something keeps the process otherwise.
    process.stdin.pause()
  }
}

function endAtOnce(refusal: StartRefusal): never {
  process.stderr.write(`${refusal.message}\n`)
  process.exit(1)
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The one argument of a command. */
export function onlyArgument(usage: string): string {
  const [given, ...more] = process.argv.slice(2)
  if (!given || given.startsWith('-') || more.length > 0) throw new StartRefusal(`Si usa così: ${usage}`)
  return given
}

/** The same as a path from where the person stands: npm runs us from the project's root. */
export function fileArgument(usage: string): string {
  const file = onlyArgument(usage)
  return isAbsolute(file) ? file : join(process.env['INIT_CWD'] ?? process.cwd(), file)
}

/** The refusal of a question that was not answered. */
export const unanswered = (): StartRefusal => new StartRefusal(interrupted)
