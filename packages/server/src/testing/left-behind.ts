import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isAlive } from '../db/running-process.ts'

/** How often a process is told to end in its own way before it is killed, and how long it has each time. */
const tellings = 250
const pauseMs = 20

/**
 * Processes that stand in a folder, name it in their command line, or were started with it in their environment.
 * What they start inherits one of these, however it was started. Only Linux tells; elsewhere there are none.
 */
export const processesOf = (folder: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
        .filter(pid => traces.some(read => tried(() => read(`/proc/${pid}`)).includes(folder)))
        .map(Number)
    : []

/** The command line of a process as it was started, empty for one that has ended. */
export const commandOf = (pid: number): string =>
  tried(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')

/**
 * Ends all processes of a folder, takes off the disks that are mounted in it, and removes it. It turns no event loop:
 * nothing of ours goes on meanwhile and starts the next.
 */
export function removeWithProcesses(folder: string): void {
  for (let told = 0; ; told += 1) {
    const left = processesOf(folder)
    if (left.length === 0) break
    for (const pid of left) tried(() => end(pid, told))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
  for (const disk of disksIn(folder)) spawnSync('umount', ['-l', disk])
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** What runs that were killed hard have left: their folders are named by a prefix and the process that made them. */
export function removeAbandoned(prefix: string, place = tmpdir()): void {
  for (const name of readdirSync(place)) {
    const maker = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (!Number.isNaN(maker) && !isAlive(maker)) removeWithProcesses(join(place, name))
  }
}

const traces: readonly ((place: string) => string)[] = [
  place => readlinkSync(join(place, 'cwd')),
  place => readFileSync(join(place, 'cmdline'), 'utf8'),
  place => readFileSync(join(place, 'environ'), 'utf8'),
]

/** A database server gives its shared memory back only where it ends by itself, and not while it is held. */
function end(pid: number, told: number): void {
  const isDatabase = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  process.kill(pid, isDatabase && told < tellings ? 'SIGQUIT' : 'SIGKILL')
  process.kill(pid, 'SIGCONT')
}

const disksIn = (folder: string): string[] =>
  tried(() => readFileSync('/proc/mounts', 'utf8'))
    .split('\n')
    .flatMap(line => line.split(' ')[1] ?? [])
    .filter(place => place.startsWith(folder))

/** A process may have ended by the time it is looked at. */
function tried(look: () => string | void): string {
  try {
    return look() ?? ''
  } catch {
    return ''
  }
}
