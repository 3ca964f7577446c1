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

test.each([
  ['today', '/', ['src/tasks/TodayScreen.tsx']],
  ['dossier', '/dossier/$dossierId', ['src/app/DossierFrame.tsx']],
  ['home', '/dossier/$dossierId', ['src/app/DossierFrame.tsx', 'src/dossiers/Home.tsx']],
  ['drug', '/dossier/$dossierId/drugs/$drugId', ['src/app/DossierFrame.tsx', 'src/drugs/Drug.tsx']],
  ['old', '/dossier/$dossierId/old', ['src/app/DossierFrame.tsx']],
])('the route %s is %s with its frames and its screen', (name, pattern, screens) => {
  expect(wholeRoute(readRoutes(source), name)).toEqual({ pattern, screens })
})

test('a path that cannot be read stops the build and says what to write', () => {
  expect(() => readRoutes('const a = createRoute({ path: patternOf(x) })')).toThrow(/write a text or pages/)
})
