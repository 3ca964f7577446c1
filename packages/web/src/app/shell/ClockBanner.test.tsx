import { act, screen } from '@testing-library/react'
import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearServerTime } from '../../i18n/server-clock.ts'
import { show } from '../../testing/show.tsx'
import { ClockBanner } from './ClockBanner.tsx'

const minute = 60_000

/** The device's clock is at 10:00 in Zurich; the server's is so far ahead of it. */
function hear(aheadMs: number): void {
  const said = String(Date.now() + aheadMs)
  hearServerTime(new Response(null, { headers: { [serverTimeHeader]: said } }), Date.now())
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00.000Z') }))
afterEach(() => {
  hear(0)
  sessionStorage.clear()
  vi.useRealTimers()
})

it.each([
  [-10 * minute, "L'orologio di questo dispositivo è avanti di 10 min.", '09:50'],
  [180 * minute, "L'orologio di questo dispositivo è indietro di 3 h.", '13:00'],
])('says by how much a clock is wrong, and what time it is', async (ahead, words, clock) => {
  hear(ahead)
  await show(<ClockBanner />)
  expect(await screen.findByText(words, { exact: false })).toHaveTextContent(`adesso sono le ${clock}`)
})

it.each([0, 2 * minute, -2 * minute])('says nothing of a clock that is off by %i ms', async ahead => {
  hear(ahead)
  await show(<ClockBanner />)
  expect(screen.queryByText(/orologio/)).toBeNull()
})

it('stands in the moment in which the first answer is heard, before a page is drawn by it', async () => {
  await show(<ClockBanner />)
  act(() => hear(-10 * minute))
  expect(screen.getByText(/orologio/)).toBeVisible()
})

it('says it as soon as the first answer tells the time, and once', async () => {
  const { user, unmount } = await show(<ClockBanner />)
  hear(-10 * minute)
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByText(/orologio/)).toBeNull()
  unmount()
  await show(<ClockBanner />)
  expect(screen.queryByText(/orologio/)).toBeNull()
})
