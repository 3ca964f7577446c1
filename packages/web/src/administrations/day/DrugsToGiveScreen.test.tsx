import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const base = `/api/dossiers/${dossierId}`
const day = '2026-11-20'
const drug = someDrug({ dossierId, name: 'Torasemide 5 mg', morning: 1, evening: 2, comments: 'Con acqua' })
const later = someDrug({ dossierId, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd31', name: 'Ramipril', night: 1 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') })
  return () => vi.useRealTimers()
})

const gives = writing('dossier.list', 'drugs.read', 'drugs.administer')

async function show(permissions = gives, administrations: object[] = []) {
  const sent = answerReads(permissions, {
    [`GET ${base}/drugs/get_drugs`]: [drug, later],
    [`GET ${base}/administrations/around/${day}`]: {
      administrations,
      doses: [{ drug, day, moment: 'morning', dose: 1, questions: [] }],
      as_needed: [],
      without_dose: [],
    },
    [`GET ${base}/administrations/bedside`]: {
      client: { _id: dossierId, name: 'Maria Bianchi', avatar: null },
      birthday: '1939-02-22',
      allergies: { notes: [{ source: 'warning', text: 'Penicillina' }], none_on: null },
      drugs: [],
      narcotics: { may_give: true, drugs: [] },
    },
    [`POST ${base}/administrations/create`]: { status: 201, body: someAdministration() },
  })
  return { ...(await showPage(`/dossier/${dossierId}/activity/drugs`)), sent }
}

const rowOf = async (name: string): Promise<HTMLElement> => {
  const list = await screen.findByRole('list', { name: 'Farmaci in uso' })
  return within(list).getByText(name).closest('li')!
}

test('what is due by now is given from the row of its drug, by one tap', async () => {
  const { user, sent } = await show()
  const row = within(await rowOf('Torasemide 5 mg'))
  expect(await screen.findByText('Allergie: Penicillina')).toBeVisible()
  await user.click(await row.findByRole('button', { name: 'Torasemide 5 mg: somministra' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ drugId: drug._id, day, moment: 'morning', status: 'given' })
  expect(row.getAllByText('Con acqua')).toHaveLength(1)
  expect(within(await rowOf('Ramipril')).queryByRole('button')).toBeNull()
})

test('what was given says so, and is not offered again', async () => {
  await show(gives, [someAdministration({ dossierId })])
  const row = within(await rowOf('Torasemide 5 mg'))
  expect(await row.findByText(/Somministrata/)).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
})

test('who may only read finds no tap', async () => {
  await show(reading('dossier.list', 'drugs.read'))
  expect(within(await rowOf('Torasemide 5 mg')).queryByRole('button')).toBeNull()
  expect(screen.queryByText(/^Allergie/)).toBeNull()
})
