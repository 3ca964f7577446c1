import { expect, it } from 'vitest'
import { entries } from './entries.ts'
import { entryAt } from '../pages/entry-at.ts'
import { pages } from '../pages/pages.ts'

it.each([
  ['/', 'Oggi'],
  ['/plan', 'Calendario'],
  ['/plan/tasks/new', 'Calendario'],
  ['/plan/clients', 'Dossier'],
  ['/dossier/create_new', 'Dossier'],
  ['/dossier/0192f0c1/activity/drugs', 'Dossier'],
  ['/plan/emergency', 'Dossier'],
  ['/rounds', 'Oggi'],
  ['/planet', undefined],
  ['/audit', 'Altro'],
  ['/settings/edit', 'Altro'],
])('%s belongs to %s', (path, label) => expect(entryAt(entries, path)?.label).toBe(label))

it('names where one is on every page, a public profile at the root aside', () => {
  const nowhere = Object.values(pages).filter(({ pattern }) => !entryAt(entries, pattern))
  expect(nowhere).toEqual([pages.profile])
})
