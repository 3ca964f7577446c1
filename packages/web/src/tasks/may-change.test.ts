import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import { expect, it } from 'vitest'
import { reading, writing } from '../testing/open-dossier.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { mayChange } from './may-change.ts'

const luca = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Luca Riva', avatar: null }
const mine = someTask()
const theirs = someTask({ operators: [luca], author: luca })
const own = writing('calendar.own')
const planner = writing('calendar.own', 'calendar.plan_all')

it.each<[string, HeldPermission[], ReturnType<typeof someTask>, boolean]>([
  ['her own visit', own, mine, true],
  ['a colleague’s visit', own, theirs, false],
  ['a colleague’s visit, planning for all', planner, theirs, true],
  ['a colleague’s private time, planning for all', planner, { ...theirs, type: 'personal' }, false],
  ['her own visit, only reading', reading('calendar.own'), mine, false],
])('%s', (_what, permissions, task, may) => expect(mayChange(task, somebody({ permissions }))).toBe(may))
