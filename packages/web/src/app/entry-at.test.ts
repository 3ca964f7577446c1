import { expect, it } from 'vitest'
import { entries } from './entries.ts'
import { entryAt } from './entry-at.ts'

it.each([
  ['/', 'Oggi'],
  ['/plan', 'Calendario'],
  ['/plan/tasks/new', 'Calendario'],
  ['/plan/clients', 'Dossier'],
  ['/dossier/create_new', 'Dossier'],
  ['/dossier/0192f0c1/activity/drugs', 'Dossier'],
  ['/planet', undefined],
  ['/audit', 'Altro'],
])('%s belongs to %s', (path, label) => expect(entryAt(entries, path)?.label).toBe(label))
