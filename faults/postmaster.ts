import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@vicino/server/db/running-process.ts'

/** The server process of an installation's own PostgreSQL, or null where none runs. */
export function postmasterOf(data: string): number | null {
  const file = join(data, 'cluster/pg/postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return isAlive(pid) ? pid : null
}

/** The same, where one has to run. */
export function livingPostmaster(data: string): number {
  const pid = postmasterOf(data)
  if (pid === null) throw new Error(`no database runs in ${data}`)
  return pid
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(child => parentOf(child) === pid)
}

function parentOf(pid: number): number | null {
  try {
    const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return null
  }
}

/** Kills a database server hard, and waits until it is gone with all its connections. */
export async function killDatabase(data: string): Promise<void> {
  const postmaster = livingPostmaster(data)
  const dying = [postmaster, ...childrenOf(postmaster)]
  process.kill(postmaster, 'SIGKILL')
  while (dying.some(isAlive)) await sleep(5)
}

/** Stops a whole database server in its tracks: it holds its connections and answers nothing. */
export function freeze(data: string): () => void {
  const postmaster = livingPostmaster(data)
  const all = [postmaster, ...childrenOf(postmaster)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of all.toReversed()) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
  }
}

/** Ends what a test leaves running. */
export async function endPostmaster(data: string): Promise<void> {
  const pid = postmasterOf(data)
  if (pid === null) return
  const all = [pid, ...childrenOf(pid)]
  for (const one of all) if (isAlive(one)) process.kill(one, 'SIGCONT')
  process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await sleep(20)
}
