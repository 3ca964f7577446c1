import type { Plugin } from 'vite'
import { ownPages } from './own-pages.ts'

const sheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Puts the styles of the pages before the application into the pages themselves: asked for in a second step they
 * would keep the first field from sight for half as long again. The application's styles stay files, which the
 * browser keeps.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'vicino:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!bundle || !ownPages.some(name => path === `/${name}.html`)) return html
        return html.replace(sheetLink, (link, file: string) => {
          const sheet = bundle[file]
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
        })
      },
    },
  }
}
