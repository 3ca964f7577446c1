import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../packages/web/build/precompress.ts'

/** The two pages below which no product of this kind can go, served as Vicino serves its own. */
type Floors = { address: string; stop(): Promise<void> }

const sources = join(import.meta.dirname, 'floors')

/** Builds the floors as the product is built and serves them in a process of their own. */
export async function startFloors(): Promise<Floors> {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-floors-'))
  await build({
    root: sources,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), precompress()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index.html', 'form.html'].map(name => join(sources, name)) },
    },
  })
  const child = fork(join(import.meta.dirname, 'floor-server.ts'), [folder])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
