import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { MiniCalendar } from './MiniCalendar.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:30:00Z') })
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  }
})

test.each(['America/New_York', 'Asia/Tokyo'])('today is the day in Zurich on a device in %s', async zone => {
  vi.stubEnv('TZ', zone)
  await show(<MiniCalendar day="2026-11-23" onPick={() => undefined} />)
  const marked = screen.getAllByRole('button').filter(one => one.hasAttribute('data-present'))
  expect(marked.map(one => one.textContent)).toEqual(['22'])
})

test('earlier days cannot be picked where they must not be', async () => {
  await show(<MiniCalendar day="2026-11-23" minDay="2026-11-22" onPick={() => undefined} />)
  const dayOf = (name: string) =>
    screen.getAllByRole('button').find(({ textContent }) => textContent === name)
  expect(dayOf('21')).toBeDisabled()
  expect(dayOf('22')).toBeEnabled()
})
