import type { Plugin } from 'vite'

const latin = /figtree-latin-wght-normal.*\.woff2$/

/**
 * Asks the browser for the one font file that every page needs before the style sheet is read.
 * Its name carries a hash, so only the finished bundle knows it.
 */
export function fontPreload(): Plugin {
  return {
    name: 'vicino:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find(name => latin.test(name))
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
