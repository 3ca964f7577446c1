import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { dropAlarm, resumeAlarms, showAlarm } from './shown-alarms.ts'
import { ShownAlarm } from './ShownAlarm.tsx'

const { _id: dossierId } = someDossier()
const reading = someReading({ dossierId, hr: 34, critical: ['hr'] })
const nurse = somebody()
const colleague = somebody({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd77' })
const nobody = '01a1fc0a-5a3b-7006-9c68-eb853133fd78'
const title = 'Valore critico: Maria Bianchi'

/** The page of somebody in this tab, over a server that knows the reading as it stands. */
async function load(person = nurse, known: Reading = reading) {
  answerCalls(({ path }) => {
    if (path.endsWith(`/clinical_parameters/${known._id}`)) return { body: known }
    return path.endsWith('/clinical_parameters/limits') ? 'nobody' : { body: someDossier() }
  })
  return show(<PersonContext value={person}>{<ShownAlarm />}</PersonContext>)
}

/** What a reload leaves: the page's memory is gone, the tab's is not. */
function reload(): void {
  const tab = { ...sessionStorage }
  resumeAlarms(nobody)
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, String(value))
}

async function leaveOpen(): Promise<void> {
  const { unmount } = await load()
  showAlarm({ dossierId, readingId: reading._id, reading })
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  unmount()
  reload()
}

afterEach(() => {
  resumeAlarms(nobody)
  sessionStorage.clear()
})

test('a reload puts nothing off: the sheet comes back, until something was done', async () => {
  await leaveOpen()
  const { unmount } = await load()
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  dropAlarm({ readingId: reading._id })
  unmount()
  reload()
  await load()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what somebody else left open in this tab is not hers', async () => {
  await leaveOpen()
  await load(colleague)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what was corrected meanwhile asks for nothing', async () => {
  await leaveOpen()
  await load(nurse, { ...reading, hr: 64, critical: [] })
  await expect.poll(() => sessionStorage.length).toBe(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
