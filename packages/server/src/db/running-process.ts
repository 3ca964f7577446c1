import { readFileSync } from 'node:fs'

import { isSystemError } from '../data-folder.ts'

/** Whether a process runs. One that has ended and waits to be noticed by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return isSystemError(error, 'EPERM')
  }
}
