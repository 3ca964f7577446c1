import { existsSync } from 'node:fs'
import { freePort } from '@vicino/server/free-port.ts'
import { readyFolder } from '@vicino/server/testing/ready-folder.ts'
import { onTestFinished } from 'vitest'

import { endPostmaster } from './postmaster.ts'
import { type Server, startServer } from './server.ts'

/** A data folder and a port of their own, as a person's one Vicino has them. */
type Installation = {
  data: string
  port: number
  /** Starts a server on it, with further settings; `ready()` waits for it. */
  start(settings?: Record<string, string>): Server
}

/**
 * An installation that is gone after the test, with everything that was started on it.
 * @param data its folder, by default one on which a first start is over
 */
export async function installation(data: string = readyFolder()): Promise<Installation> {
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
