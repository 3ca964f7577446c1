import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@vicino/server/db/running-process.ts'

import { folderPrefix } from './folder.ts'
import { endPostmaster } from './postmaster.ts'

/** Vitest's global setup: a run that was killed hard leaves servers, databases and disks behind; the next ends them. */
export async function setup(): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1]
    if (maker === undefined || isAlive(Number(maker))) continue
    const folder = join(tmpdir(), name)
    for (const pid of serversOn(folder)) process.kill(pid, 'SIGKILL')
    for (const data of ['data', 'outside'].map(part => join(folder, part)))
      if (existsSync(data)) await endPostmaster(data)
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Servers whose data lie in a folder, by the settings that they were started with. */
const serversOn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter(
      name => /^\d+$/.test(name) && settingsOf(name).some(one => one.startsWith(`VICINO_DATA=${folder}/`)),
    )
    .map(Number)

function settingsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}
