import { QueryClient } from '@tanstack/react-query'
import type { MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import type { TFunction } from 'i18next'
import { beforeEach, expect, test } from 'vitest'
import { forgetActs, tellAct, undoLast } from '../../tasks/undo/plan-acts.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { dropToasts } from '../../ui/toast.ts'
import { tellAbsence, tellHanded } from './tell-absence.ts'

const t = ((words: string) => words) as TFunction
const person = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18', name: 'Anna Ferrari', avatar: null }
const made: MadeAbsence = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd71',
  operator: person,
  kind: 'absence',
  made_by: person,
  made_at: '2026-11-20T07:00:00.000Z',
  undone_at: null,
  task: someTask({ version: 3 }),
  handed: [],
  outside: [],
  gone: 0,
}

beforeEach(() => {
  forgetActs()
  dropToasts()
})

test('an absence is the last act on the plan: taken back as a whole, and what was done before it stays', async () => {
  const sent = answerReads([], {
    [`POST /api/absences/${made._id}/undo`]: { restored: 2, kept: [], gone: 0 },
  })
  const before: string[] = []
  tellAct('moved', async () => before.push('moved'), t)
  tellAbsence(made, { client: new QueryClient(), t })
  undoLast(t)
  await expect
    .poll(() => sent.map(({ path, body }) => [path, body]))
    .toEqual([[`/api/absences/${made._id}/undo`, { version: 3 }]])
  expect(before).toEqual([])
})

test('what an absence hands on besides goes back as it was handed on, and nothing else of it', async () => {
  const sent = answerReads([], {
    [`POST /api/absences/${made._id}/give_back`]: { restored: 1, kept: [], gone: 0 },
  })
  const before = '01a1fc0a-5a3b-7006-9c68-eb853133fd81'
  const besides = '01a1fc0a-5a3b-7006-9c68-eb853133fd82'
  const handed = [before, besides].map(_id => ({ task: someTask({ _id, version: 5 }), to: null }))
  tellHanded({ ...made, handed }, [besides], { client: new QueryClient(), t })
  undoLast(t)
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ version: 3, tasks: [{ taskId: besides, version: 5 }] }])
})
