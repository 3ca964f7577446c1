import { screen, waitFor } from '@testing-library/react'
import type { Move } from '@vicino/domain/assignment/board.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { SteppedBack } from '../../tasks/calendar/use-move-task.ts'
import { MoveVisitSheet } from './MoveVisitSheet.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const task = someTask()

/** Half an hour later, on a phone; the move ends as it is said. */
async function move(...ends: (() => Promise<void>)[]) {
  answerCalls(({ path }) => ({ body: path.includes('/staffing/') ? { operators: [], needs: [] } : [task] }))
  const onMove = vi.fn<(moves: readonly Move[]) => Promise<void>>(() => ends.shift()!())
  const onClose = vi.fn<() => void>()
  const place = { task, from: task.operators[0]!._id }
  const { user } = await show(<MoveVisitSheet place={place} onMove={onMove} onClose={onClose} />)
  const clock = screen.getByRole('textbox', { name: /Dalle/ })
  await user.clear(clock)
  await user.type(clock, '08:30')
  const press = () => user.click(screen.getByRole('button', { name: 'Sposta' }))
  await press()
  return { clock, press, onMove, onClose }
}

const timeOf = (onMove: { mock: { calls: (readonly Move[])[][] } }) =>
  onMove.mock.calls.map(([moves]) => moves![0]!.time?.start_time)

test('who goes back from what is asked of a move finds the hour that she chose, and may send it again', async () => {
  const { clock, press, onMove, onClose } = await move(
    () => Promise.reject(new SteppedBack()),
    () => Promise.resolve(),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sposta' })).toBeEnabled())
  expect(clock).toHaveValue('08:30')
  expect(onClose).not.toHaveBeenCalled()
  await press()
  expect(timeOf(onMove)).toEqual(['08:30', '08:30'])
})

test('a move that is refused closes it: the page says why', async () => {
  const { onClose } = await move(() => Promise.reject(new Error('refused')))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
