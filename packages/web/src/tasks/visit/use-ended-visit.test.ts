import { act, renderHook } from '@testing-library/react'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { expect, test } from 'vitest'
import { useEndedVisit } from './use-ended-visit.ts'

const ended = someTask({ status: 'completed' })

test.each([
  ['the next one is begun', someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41' }), ended],
  ['a task is done', someTask({ type: 'task', client: null, status: 'completed' }), ended],
  [
    'the next one is ended',
    someTask({ status: 'completed', version: 5 }),
    someTask({ status: 'completed', version: 5 }),
  ],
])('of a visit that was ended, its services are still asked when %s', (_, next, asked) => {
  const { result } = renderHook(useEndedVisit)
  act(() => result.current.noteChange(ended))
  act(() => result.current.noteChange(next))
  expect(result.current.ended).toEqual(asked)
})
