import { expect, test } from 'vitest'
import { readRoutes, wholeRoute } from './route-files.ts'

const source = `
const root = createRootRoute({ component: Shell })
const today = createRoute({
  getParentRoute: () => root,
  path: pages.today.pattern,
  component: lazyRouteComponent(() => import('../../tasks/today/TodayScreen.tsx'), 'TodayScreen'),
})
const dossier = createRoute({
  getParentRoute: () => root,
  path: pages.dossier.pattern,
  component: lazyRouteComponent(() => import('../DossierFrame.tsx'), 'DossierFrame'),
})
const home = createRoute({ getParentRoute: () => dossier, path: '/', component: lazyRouteComponent(() => import('../../dossiers/Home.tsx'), 'Home') })
const drug = createRoute({ getParentRoute: () => dossier, path: '/drugs/$drugId', component: lazyRouteComponent(() => import('../../drugs/Drug.tsx'), 'Drug') })
const log = createRoute({ getParentRoute: () => dossier, path: '/log', component: lazyRouteComponent(() => import('../LogFrame.tsx'), 'LogFrame') })
const logs = createRoute({ getParentRoute: () => log, path: '/', component: lazyRouteComponent(() => import('../../log/Logs.tsx'), 'Logs') })
const focus = createRoute({ getParentRoute: () => log, path: '/focus', component: lazyRouteComponent(() => import('../../focus/Focus.tsx'), 'Focus') })
const old = createRoute({ getParentRoute: () => dossier, path: '/old', beforeLoad: () => { throw redirect({}) } })
`

const today = '/api/tasks/date/{today}'
const one = '/api/dossiers/{dossierId}'
const reads = {
  '/': today,
  '/dossier/$dossierId': one,
  '/dossier/$dossierId/drugs/$drugId': `${one}/drugs/{drugId}`,
  '/dossier/$dossierId/log/': `${one}/logs`,
}

test.each([
  ['today', '/', ['src/tasks/today/TodayScreen.tsx'], [today]],
  ['dossier', '/dossier/$dossierId', ['src/app/DossierFrame.tsx'], [one]],
  ['home', '/dossier/$dossierId', ['src/app/DossierFrame.tsx', 'src/dossiers/Home.tsx'], [one]],
  [
    'drug',
    '/dossier/$dossierId/drugs/$drugId',
    ['src/app/DossierFrame.tsx', 'src/drugs/Drug.tsx'],
    [one, `${one}/drugs/{drugId}`],
  ],
  [
    'logs',
    '/dossier/$dossierId/log',
    ['src/app/DossierFrame.tsx', 'src/app/LogFrame.tsx', 'src/log/Logs.tsx'],
    [one, `${one}/logs`],
  ],
  [
    'focus',
    '/dossier/$dossierId/log/focus',
    ['src/app/DossierFrame.tsx', 'src/app/LogFrame.tsx', 'src/focus/Focus.tsx'],
    [one],
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
