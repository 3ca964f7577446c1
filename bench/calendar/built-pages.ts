import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

/** Pages of a measurement, built as for production and served. */
type BuiltPages = { address: string; stop: () => Promise<void> }

/** Builds and serves the pages of a folder. */
export async function startPages(sources: string, names: readonly string[]): Promise<BuiltPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'vicino-pages-'))
  const settings = { root: sources, configFile: false, logLevel: 'warn' } as const
  await build({
    ...settings,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
      target: 'esnext',
      rolldownOptions: { input: names.map(name => join(sources, name)) },
    },
  })
  const server = await preview({ ...settings, build: { outDir }, preview: { host: 'localhost', port: 0 } })
  return {
    address: server.resolvedUrls!.local[0]!,
    stop: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
