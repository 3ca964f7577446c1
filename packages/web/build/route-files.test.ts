import { expect, test } from 'vitest'
import { readRoutes, wholeRoute } from './route-files.ts'

const source = `
const root = createRootRoute({ component: Shell })
const today = createRoute({
  getParentRoute: () => root,
  path: pages.today.pattern,
  component: lazyRouteComponent(() => import('../tasks/TodayScreen.tsx'), 'TodayScreen'),
})
const dossier = createRoute({
  getParentRoute: () => root,
  path: pages.dossier.pattern,
  component: lazyRouteComponent(() => import('./DossierFrame.tsx'), 'DossierFrame'),
})
const home = createRoute({ getParentRoute: () => dossier, path: '/', component: lazyRouteComponent(() => import('../dossiers/Home.tsx'), 'Home') })
const drug = createRoute({ getParentRoute: () => dossier, path: '/drugs/$drugId', component: lazyRouteComponent(() => import('../drugs/Drug.tsx'), 'Drug') })
const old = createRoute({ getParentRoute: () => dossier, path: '/old', beforeLoad: () => { throw redirect({}) } })
`

const today = '/api/tasks/date/{today}'
const one = '/api/dossiers/{dossierId}'
const reads = {
  '/': today,
  '/dossier/$dossierId': one,
  '/dossier/$dossierId/drugs/$drugId': `${one}/drugs/{drugId}`,
}

test.each([
  ['today', '/', ['src/tasks/TodayScreen.tsx'], [today]],
  ['dossier', '/dossier/$dossierId', ['src/app/DossierFrame.tsx'], [one]],
  ['home', '/dossier/$dossierId', ['src/app/DossierFrame.tsx', 'src/dossiers/Home.tsx'], [one]],
  [
    'drug',
    '/dossier/$dossierId/drugs/$drugId',
    ['src/app/DossierFrame.tsx', 'src/drugs/Drug.tsx'],
    [one, `${one}/drugs/{drugId}`],
  ],
  ['old', '/dossier/$dossierId/old', ['src/app/DossierFrame.tsx'], [one]],
])(
  'the route %s is %s with its frames and its screen, and what they read',
  (name, pattern, screens, read) => {
    expect(wholeRoute(readRoutes(source), name, reads)).toEqual({ pattern, screens, reads: read })
  },
)

test('a path that cannot be read stops the build and says what to write', () => {
  expect(() => readRoutes('const a = createRoute({ path: patternOf(x) })')).toThrow(/write a text or pages/)
})
