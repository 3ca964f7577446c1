import { beat } from '@vicino/domain/live/live.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import {
  hearServer,
  onServerBack,
  reportAway,
  reportBack,
  useServerAway,
  watchServer,
} from './server-away.ts'

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

describe('an idle page', () => {
  const saysAway = async (
    milliseconds: number,
    beats: () => void = () => undefined,
  ): Promise<number | null> => {
    vi.useFakeTimers()
    const { result } = renderHook(useServerAway)
    act(reportBack)
    watchServer()
    for (let passed = 0; passed < milliseconds; passed += 50) {
      if (passed % beat.everyMs === 0) beats()
      await act(() => vi.advanceTimersByTimeAsync(50))
      if (result.current) return passed + 50
    }
    return null
  }

  /** Half a second less than the two that nobody may be left in doubt: a device that is busy needs it. */
  const saidByMs = 1500

  it('says at once that nobody answers any more', async () => {
    answerCalls(() => 'nobody')
    expect(await saysAway(5000)).toBeLessThanOrEqual(saidByMs)
  })

  /** The line is open, and nobody says anything on it. The device itself ends each question so much too late. */
  const hearsNothing = (lateMs: number): void => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal | null }) =>
        new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
    )
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(after => {
      const ending = new AbortController()
      setTimeout(() => ending.abort(), after + lateMs)
      return ending.signal
    })
  }

  it.each([
    ['where the line is open and the server says nothing', 0, saidByMs],
    ['where the device is busy besides', 350, 2000],
  ])('says so too %s', async (_, lateMs, byMs) => {
    hearsNothing(lateMs)
    expect(await saysAway(5000)).toBeLessThanOrEqual(byMs)
    vi.restoreAllMocks()
  })

  it('asks nothing while the server beats, and what is quiet only now and then', async () => {
    const asked = answerCalls(() => ({}))
    expect(await saysAway(10_000, hearServer)).toBeNull()
    expect(asked).toEqual([])
    expect(await saysAway(10_000)).toBeNull()
    expect(asked.length).toBeLessThanOrEqual(18)
  })

  it('says at once that the device is offline, and looks at once when it no longer is', async () => {
    let there = false
    answerCalls(() => (there ? {} : 'nobody'))
    vi.useFakeTimers()
    const { result } = renderHook(useServerAway)
    act(reportBack)
    watchServer()
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(result.current).toBe(true)
    there = true
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(1)
    })
    expect(result.current).toBe(false)
  })
})
