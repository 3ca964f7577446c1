import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@vicino/server/free-port.ts'
import { cleanEnvironment, root } from '../../scripts/program.ts'

export const password = 'parola-di-misura'

/** The built product on a data folder of its own. */
export type Installation = { dataFolder: string; port: number; address: string; remove(): void }
type Running = { seconds: number; rssMb(): number; stop(): Promise<void> }

export async function makeInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-bench-'))
  // mkdtemp's 0700 would keep the cluster's user out; the data folder inside is private itself.
  chmodSync(folder, 0o711)
  const port = await freePort()
  return {
    dataFolder: join(folder, 'data'),
    port,
    address: `http://localhost:${port}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** As `npm start` does, with the look at what is installed and built. */
export const startByScript = (installation: Installation): Promise<Running> =>
  start('scripts/start.mjs', installation)

/** The server alone, as the process whose memory is read. */
export const startServer = (installation: Installation): Promise<Running> =>
  start('packages/server/src/main.ts', installation)

async function start(script: string, { dataFolder, port, address }: Installation): Promise<Running> {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...cleanEnvironment(),
      PORT: String(port),
      VICINO_DATA: dataFolder,
      VICINO_DEMO_PASSWORD: password,
    },
  })
  await untilReady(child, address)
  return {
    seconds: (performance.now() - begun) / 1000,
    rssMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1000,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error(`Vicino did not start: exit code ${child.exitCode}`)
}
