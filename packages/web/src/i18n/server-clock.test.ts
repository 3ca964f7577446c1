import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearServerTime, serverNowMs } from './server-clock.ts'

const minute = 60_000
const device = Date.parse('2026-11-20T09:00:00.000Z')

/** Hears what the server said when its clock was so far ahead of the device's, on a line that took so long. */
function hear(aheadMs: number, { thereMs = 0, backMs = 0 } = {}): void {
  const sentAt = Date.now()
  vi.setSystemTime(sentAt + thereMs)
  const said = Date.now() + aheadMs
  vi.setSystemTime(sentAt + thereMs + backMs)
  hearServerTime(new Response(null, { headers: { [serverTimeHeader]: String(said) } }), sentAt)
}
const aheadOfDevice = () => serverNowMs() - Date.now()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: device })
  hear(0)
})
afterEach(() => {
  hear(0)
  vi.useRealTimers()
})

describe("the server's time", () => {
  it.each([
    ['a device that is right', 0],
    ['a phone that is ten minutes ahead', -10 * minute],
    ['a tablet that is three hours behind', 180 * minute],
  ])('is known after one answer: %s', (_, ahead) => {
    hear(ahead)
    expect(aheadOfDevice()).toBe(ahead)
  })

  it('goes on ticking', () => {
    hear(-10 * minute)
    vi.setSystemTime(Date.now() + 90_000)
    expect(serverNowMs()).toBe(device - 10 * minute + 90_000)
  })

  it('is not moved by a slow line where the device is right', () => {
    hear(0, { thereMs: 40_000, backMs: 100 })
    expect(aheadOfDevice()).toBe(0)
    hear(0, { thereMs: 100, backMs: 40_000 })
    expect(aheadOfDevice()).toBe(0)
  })

  it('is known the better the faster an answer comes', () => {
    hear(10 * minute, { thereMs: 3000, backMs: 5000 })
    expect(Math.abs(aheadOfDevice() - 10 * minute)).toBeLessThanOrEqual(8000)
    hear(10 * minute, { thereMs: 20, backMs: 30 })
    expect(Math.abs(aheadOfDevice() - 10 * minute)).toBeLessThanOrEqual(50)
  })

  it('follows a clock that was set right meanwhile', () => {
    hear(-10 * minute)
    vi.setSystemTime(Date.now() - 10 * minute)
    hear(0)
    expect(aheadOfDevice()).toBe(0)
  })

  it.each<Record<string, string>>([{}, { [serverTimeHeader]: 'ieri' }])(
    'is not guessed from an answer that does not say it',
    headers => {
      hear(-10 * minute)
      hearServerTime(new Response(null, { headers }), Date.now())
      expect(aheadOfDevice()).toBe(-10 * minute)
    },
  )
})
