import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import type { TFunction } from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { answerCalls } from '../testing/answer-calls.ts'
import { dropToast, dropToasts, toast, useToasts } from '../ui/toast.ts'
import { callOnceMore } from './call-once-more.ts'
import { Failure } from './failure.ts'
import { reportBack } from './server-away.ts'
import { rememberPerson } from './session-cover.ts'
import { isWaiting, untilAnswered } from './until-answered.ts'

const t = ((words: string) => words) as TFunction
const { _id: taskId } = someTask()
const stored = someTask({ version: 2 })

beforeEach(() => {
  rememberPerson('anna')
  dropToasts()
  reportBack()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A change that a server takes or not, while it says that it is there; the same body each time. */
function change(answers: () => boolean) {
  const sent = answerCalls(({ path }) => {
    if (path === '/readyz') return {}
    return answers() ? { body: stored } : 'nobody'
  })
  const body = { version: 1, title: 'Medicazione gamba' }
  const saved = untilAnswered(
    t,
    () =>
      callOnceMore(updateTask, { params: { taskId }, body }).catch((reason: unknown) => {
        if (reason instanceof Failure && reason.code === 'away') return null
        throw reason
      }),
    answer => answer === null,
  )
  return { saved, bodies: () => sent.filter(({ method }) => method === 'PATCH').map(call => call.body) }
}

const again = () =>
  renderHook(useToasts).result.current.find(({ action }) => action?.label === 'Invia di nuovo')

/** As a tap on it does. */
function sendAgain(): void {
  const { id, action } = again()!
  action!.act()
  dropToast(id)
}

test('what a server that is there never answers is sent a few times, and then when she says so', async () => {
  let answering = false
  const { saved, bodies } = change(() => answering)
  await vi.advanceTimersByTimeAsync(60_000)
  const before = bodies().length
  // Three tries, each once more where no answer came.
  expect(before).toBe(6)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(bodies()).toHaveLength(before)
  expect(isWaiting()).toBe(true)
  answering = true
  sendAgain()
  await expect(saved).resolves.toEqual(stored)
  expect(isWaiting()).toBe(false)
  expect(new Set(bodies().map(body => JSON.stringify(body))).size).toBe(1)
})

test('the way to send again stays until it is taken, whatever else is said', async () => {
  let answering = false
  const { saved } = change(() => answering)
  await vi.advanceTimersByTimeAsync(60_000)
  for (const words of ['uno', 'due', 'tre', 'quattro']) toast(words)
  // As when the session ends and she signs in again.
  dropToasts()
  expect(again()).toBeDefined()
  answering = true
  sendAgain()
  await saved
})

test('a server that comes back is sent it by itself', async () => {
  let answering = false
  const { saved } = change(() => answering)
  await vi.advanceTimersByTimeAsync(1_200)
  answering = true
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(saved).resolves.toEqual(stored)
  expect(again()).toBeUndefined()
})
