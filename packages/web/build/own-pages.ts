import type { Plugin } from 'vite'

/** The pages beside the application, by the names at which the server answers them. */
export const ownPages = ['sign-in', 'sign-up', 'reset', 'invitation', 'published'] as const

/** While developing, `/sign-in` answers `sign-in.html` as the server does. */
export function serveOwnPages(): Plugin {
  return {
    name: 'vicino:own-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = '', search] = (request.url ?? '').split('?')
        if (ownPages.some(name => path === `/${name}`))
          request.url = `${path}.html${search ? `?${search}` : ''}`
        next()
      })
    },
  }
}
