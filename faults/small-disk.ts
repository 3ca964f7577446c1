import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type Disk = { megabytes: number; readOnly?: boolean }

/** Whether this user may mount; where not, what needs a disk of its own is counted as skipped. */
export const mayMount = tryToMount()

/** Makes a folder a disk of its own, in memory and this small, until the test is over. */
export function mountSmallDisk(folder: string, disk: Disk): void {
  if (!mount(folder, disk)) throw new Error(`${folder} cannot be mounted`)
  onTestFinished(() => unmount(folder))
}

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-mount-'))
  const mounted = mount(folder, { megabytes: 1 })
  if (mounted) unmount(folder)
  rmSync(folder, { recursive: true })
  return mounted
}

function mount(folder: string, { megabytes, readOnly = false }: Disk): boolean {
  const options = `size=${megabytes}m,mode=0711${readOnly ? ',ro' : ''}`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'vicino-faults', folder]).status === 0
}

function unmount(folder: string): void {
  // Lazily: a process that is just ending may still stand in it.
  spawnSync('umount', ['-l', folder])
}
