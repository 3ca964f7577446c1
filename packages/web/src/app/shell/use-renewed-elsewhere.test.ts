import { renderHook } from '@testing-library/react'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import type { Me } from '@vicino/domain/users/me.ts'
import { expect, test } from 'vitest'
import { rememberPerson, sessionRenewed, uncover } from '../../calls/session-cover.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useRenewedElsewhere } from './use-renewed-elsewhere.ts'

const anna = somebody()
const business: Me['businesses'][number] = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe01',
  name: 'Studio Ferrari',
  slug: 'studio-ferrari',
  kind: 'independent',
  demo: false,
  dose_windows: usualWindows,
  roles: ['IND'],
  job_title: 'nurse_independent',
}

test.each<[string, Me, string | null, boolean]>([
  ['the same person', anna, anna._id, true],
  ['nobody', anna, null, false],
  ['somebody else', anna, '01a1fc0a-5a3b-7006-9c68-eb853133fd99', false],
  ['who works for several businesses', { ...anna, businesses: [business, business] }, anna._id, false],
])('a covered tab that comes to the front, signed in elsewhere: %s', async (_, known, userId, goesOn) => {
  rememberPerson(anna._id)
  let renewed = false
  const waiting = sessionRenewed().then(() => (renewed = true))
  const sent = answerCalls(() => ({ body: { session: userId && { userId } } }))
  const { unmount } = renderHook(() => useRenewedElsewhere(known))
  document.dispatchEvent(new Event('visibilitychange'))
  if (goesOn) await waiting
  else await expect.poll(() => sent.length).toBe(known === anna ? 1 : 0)
  await new Promise(resolve => setTimeout(resolve))
  expect(renewed).toBe(goesOn)
  unmount()
  uncover(anna._id)
})
