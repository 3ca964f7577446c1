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
    for (let passed = 0; passed < milliseconds; passed += 100) {
      if (passed % 700 === 0) beats()
      await act(() => vi.advanceTimersByTimeAsync(100))
      if (result.current) return passed + 100
    }
    return null
  }

  it('says within two seconds that nobody answers any more', async () => {
    answerCalls(() => 'nobody')
    expect(await saysAway(5000)).toBeLessThanOrEqual(2000)
  })

  it('says so too where the line is open and the server says nothing', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal | null }) =>
        new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
    )
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(after => {
      const ending = new AbortController()
      setTimeout(() => ending.abort(), after)
      return ending.signal
    })
    expect(await saysAway(5000)).toBeLessThanOrEqual(2000)
    vi.restoreAllMocks()
  })

  it('asks nothing while the server beats, and what is quiet only now and then', async () => {
    const asked = answerCalls(() => ({}))
    expect(await saysAway(10_000, hearServer)).toBeNull()
    expect(asked).toEqual([])
    expect(await saysAway(10_000)).toBeNull()
    expect(asked.length).toBeLessThanOrEqual(10)
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
