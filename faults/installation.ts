import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vicino/server/free-port.ts'
import { onTestFinished } from 'vitest'

import { folderPrefix } from './folder.ts'
import { endPostmaster } from './postmaster.ts'
import { type Server, startServer } from './server.ts'

/** A data folder and a port of their own, as a person's one Vicino has them. */
export type Installation = {
  data: string
  port: number
  /** Starts a server on it, with further settings; `ready()` waits for it. */
  start(settings?: Record<string, string>): Server
}

/** An installation that is gone after the test, with everything that was started on it. */
export async function installation(data: string = join(temporaryFolder(), 'data')): Promise<Installation> {
  const port = await freePort()
  const started: Server[] = []
  let isOver = false
  onTestFinished(async () => {
    isOver = true
    for (const server of started) await server.end('SIGKILL')
    if (existsSync(data)) await endPostmaster(data)
  })
  const start = (settings: Record<string, string> = {}): Server => {
    // A test that ran out of time goes on: what it started now, nobody would end.
    if (isOver) throw new Error('the test is over')
    const server = startServer(port, { VICINO_DATA: data, VICINO_DEMO: '0', ...settings })
    started.push(server)
    return server
  }
  return { data, port, start }
}

/** A folder that the cluster's user may pass through, gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
