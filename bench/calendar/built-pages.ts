import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

/** The pages of the two calendars, built as for production and served. */
export type BuiltPages = { address: string; stop: () => Promise<void> }

const sources = join(import.meta.dirname, 'pages')

export async function startPages(): Promise<BuiltPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'vicino-calendars-'))
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
      rolldownOptions: { input: ['ours.html', 'library.html'].map(name => join(sources, name)) },
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
