import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './build/budgets.ts'
import { chunks } from './build/chunks.ts'
import { classNames } from './build/class-names.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { joinedStyles } from './build/joined-styles.ts'
import { lateSchemas } from './build/late-schemas.ts'
import { ownPages, serveOwnPages } from './build/own-pages.ts'
import { precompress } from './build/precompress.ts'
import { routeFiles } from './build/route-files.ts'
import { toldCalls } from './build/told-calls.ts'

const page = (name: string): string => resolve(import.meta.dirname, name)

// The gallery is built alone: what it shares with the application may not start the application on its page.
const names = process.env['VICINO_GALLERY'] === '1' ? ['gallery'] : ['index', ...ownPages]
const pages = Object.fromEntries(names.map(name => [name, page(`${name}.html`)]))

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
/** The server takes writes from its own origin only, so the proxy speaks as it. */
const behind = { target: server, headers: { origin: server } }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    serveOwnPages(),
    toldCalls(),
    lateSchemas(),
    chunks(),
    joinedStyles(),
    inlineStyles(),
    budgets(),
    routeFiles(),
    precompress(),
  ],
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  build: {
    modulePreload: { polyfill: false },
    // These keep light-dark() as written; older targets turn it into variables that Mantine does not set.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // Icons and fonts stay files of their own: the content security policy allows no data: font.
    assetsInlineLimit: 0,
    outDir: process.env['VICINO_WEB_DIST'] ?? 'dist',
    emptyOutDir: true,
    // The entry lists the files of all screens for the browser to ask ahead: a hash is the shortest name, and seven
    // of its signs tell any two files apart.
    rolldownOptions: {
      input: pages,
      output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': behind, '/readyz': behind },
  },
})
