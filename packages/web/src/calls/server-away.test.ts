import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { onServerBack, reportAway, useServerAway } from './server-away.ts'

afterEach(() => vi.useRealTimers())

it('is away until Vicino itself answers: what a portal says in its place ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let portal = true
  const asked = answerCalls(() => (portal ? { stranger: true } : {}))
  const { result } = renderHook(useServerAway)
  let back = 0
  onServerBack(() => (back += 1))
  act(reportAway)
  expect(result.current).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked.length).toBeGreaterThan(1)
  expect([result.current, back]).toEqual([true, 0])
  portal = false
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect([result.current, back]).toEqual([false, 1])
})
