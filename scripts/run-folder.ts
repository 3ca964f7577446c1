import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  commandOf,
  processesOf,
  removeAbandoned,
  removeWithProcesses,
} from '@vicino/server/testing/left-behind.ts'

const prefix = 'vicino-run-'
/** Where Linux keeps a disk in memory, and how much has to be free there: a whole run takes a part of it. */
const memoryDisk = '/dev/shm'
const roomBytes = 8 * 1024 ** 3
/** What was told to end may take its time on a busy machine. */
const endingsMs = 60_000

/**
 * Gives this run one folder for all temporary files of whatever it starts. By it everything is found that an
 * interrupted run would leave: databases, browsers, servers, disks. It ends with the signal, and so do they.
 * `end()` is for a run that comes to its end by itself: what still runs then is named, ended, and a failure.
 */
export function enterRunFolder(): { end(): Promise<void> } {
  // Elsewhere no process tells what it was started with, and a path may be too long for a socket already.
  if (process.platform !== 'linux') return { end: async () => undefined }
  removeAbandonedRuns()
  const folder = mkdtempSync(join(placeOfRun(), `${prefix}${process.pid}-`))
  // Under root the databases run as somebody else, who has to pass through.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      removeWithProcesses(folder)
      process.exit(128 + constants.signals[signal])
    })
  return {
    end: async () => {
      const deadline = performance.now() + endingsMs
      while (processesOf(folder).length > 0 && performance.now() < deadline) await sleep(50)
      const left = processesOf(folder).map(commandOf)
      if (left.length > 0) {
        console.error(`Still running after the end:\n${left.map(command => `  ${command}`).join('\n')}`)
        process.exitCode = 1
      }
      removeWithProcesses(folder)
    },
  }
}

/** Ends and removes what runs have left that were killed hard, wherever their folders stood. */
function removeAbandonedRuns(): void {
  for (const place of [tmpdir(), memoryDisk]) if (existsSync(place)) removeAbandoned(prefix, place)
}

/**
 * In memory where there is room, unless somebody named a place: half of what the databases of a run work is making and
 * removing thousands of small files.
 */
function placeOfRun(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memoryDisk)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryDisk)
  return Math.min(bavail * bsize, process.availableMemory()) > roomBytes ? memoryDisk : tmpdir()
}
