import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '@vicino/domain/days/instant.ts'

import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { demoSignIns, loadDemo } from './demo.ts'
import { makePassword } from './made-password.ts'

/** A file in the data folder: somebody emptied the installation and wants it to stay so. */
const emptied = (dataFolder: string): string => join(dataFolder, 'without-demo')

/** Remembers that this installation was emptied on purpose: no start fills it with the demo again. */
export const keepEmpty = (dataFolder: string): void => writeFileSync(emptied(dataFolder), '', { mode: 0o600 })

/**
 * Loads the demo organisation where nobody has signed up yet, unless the settings or somebody's own hand say
 * otherwise.
 * @returns what to show this one time: the sign-ins and their password; null where nothing was loaded
 */
export async function loadDemoOnce(
  config: Pick<Config, 'demo' | 'demoPassword' | 'dataFolder'>,
  database: Database,
  { now, passwordCost }: { now: Instant; passwordCost: number },
): Promise<string | null> {
  if (!config.demo || existsSync(emptied(config.dataFolder))) return null
  const [somebody] = await database.owner`select from auth."user" limit 1`
  if (somebody) return null
  const password = config.demoPassword ?? makePassword()
  await loadDemo(database, { now, password, passwordCost })
  return describeSignIns(config.demoPassword === null ? password : null)
}

/** The sign-ins of the demo as they are printed; a password that was given is not repeated. */
export function describeSignIns(password: string | null): string {
  const widest = Math.max(...demoSignIns.map(({ email }) => email.length))
  const lines = demoSignIns.map(({ email, name, roles }) => `  ${email.padEnd(widest)}  ${name} (${roles})`)
  const shown = password ?? 'quella di VICINO_DEMO_PASSWORD'
  return `Organizzazione di prova, tutto inventato. Accessi:\n${lines.join('\n')}\nPassword di tutti: ${shown}`
}
