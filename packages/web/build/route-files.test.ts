import { expect, test } from 'vitest'
import type { PageName } from '../src/pages/pages.ts'
import { partsOf } from './route-files.ts'
import { readScreens } from './screens.ts'
import { importsOf } from './written-imports.ts'

const source = `
export const frameScreens: Record<FrameName, BringScreen> = {
  dossier: lazy(() => import('./DossierFrame.tsx'), 'DossierFrame'),
  activity: lazy(() => import('../log/LogFrame.tsx'), 'LogFrame'),
}
const other = { today: 1 }
export const screens: Record<PageName, BringScreen> = {
  today: lazy(() => import('../tasks/today/TodayScreen.tsx'), 'TodayScreen'),
  dossier: lazy(() => import('../dossiers/Home.tsx'), 'Home'),
  attributes: lazy(() => import('../dossiers/Menu.tsx'), 'Menu'),
  dossierActivity: lazy(() => import('../log/Logs.tsx'), 'Logs'),
  newFocus: lazy(() => import('../focus/NewFocus.tsx'), 'NewFocus'),
  drug: lazy(
    () => import('../drugs/Drug.tsx'),
    'Drug',
  ),
}
`

const one = '/api/dossiers/{dossierId}'
const dossier = 'src/app/DossierFrame.tsx'
const log = 'src/log/LogFrame.tsx'
const lines = 'src/app/screens.ts'

test.each<[name: PageName, files: string[], reads: string[]]>([
  ['today', ['src/tasks/today/TodayScreen.tsx'], ['/api/tasks/date/{today}?operatorId={me}']],
  ['dossier', [lines, dossier, 'src/dossiers/Home.tsx'], [one, `${one}/summary`]],
  ['attributes', [lines, dossier, 'src/dossiers/Menu.tsx'], [one]],
  ['dossierActivity', [lines, dossier, log, 'src/log/Logs.tsx'], [one, `${one}/logs/get_logs?page=1`]],
  ['newFocus', [lines, dossier, log, 'src/focus/NewFocus.tsx'], [one]],
  ['drug', [lines, dossier, log, 'src/drugs/Drug.tsx'], [one, `${one}/drugs/{drugId}`]],
])(
  'the page %s has its frames and its screen, the lines that name them, and what they read',
  (name, files, reads) => {
    const parts = partsOf(name, readScreens(source))
    expect({ ...parts, reads: parts.reads.map(({ address }) => address) }).toEqual({ files, reads })
  },
)

test('a screen that cannot be read stops the build and says what to write', () => {
  expect(() => readScreens('const screens = { today: TodayScreen }')).toThrow(
    /today; write lazy\(\(\) => import/,
  )
})

test('a visit comes with the parts that it shows at once, as they are written down, and without the lines of all screens', () => {
  const { files } = partsOf('task', readScreens())
  expect(files).toEqual(['src/tasks/visit/TaskScreen.tsx', ...importsOf('src/tasks/visit/visit-parts.ts')])
  expect(files).toContain('src/dossiers/head/DossierShell.tsx')
})
