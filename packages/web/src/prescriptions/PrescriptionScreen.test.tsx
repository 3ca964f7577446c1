import { balanceOf } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { somePrescription } from '@vicino/domain/testing/some-prescription.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const open = somePrescription({ dossierId, start: '2026-01-01', end: '2099-12-31', doctor: 'Dr. Ugo Altri' })
const path = `/api/dossiers/${dossierId}/prescriptions/${open._id}`
const closed = { ...open, version: 2, status: 'closed', end: '2099-11-30', original_end: open.end } as const
const lost = {
  taskId: open._id,
  date: '2099-12-01',
  start_time: '08:00',
  title: 'Medicazione',
  is_completed: false,
  services: ['Medicazione semplice'],
}

async function show(answers: Record<string, unknown>) {
  const may = writing('dossier.list', 'prescription.read', 'prescription.close', 'prescription.sign_medical')
  const sent = answerReads(may, {
    [`GET ${path}/get_prescription`]: open,
    [`GET ${path}/versions`]: [open],
    [`GET ${path}/balance`]: { ...balanceOf(open, []), given_days: 0 },
    [`GET ${path}/visits_beyond`]: { count: 7, completed: 2, visits: [lost] },
    ...answers,
  })
  const { user } = await showPage(`/dossier/${dossierId}/prescription/${open._id}`)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { sent, user, press }
}

const bodies = (sent: readonly SentCall[], method: string) =>
  sent.filter(call => call.method === method).map(({ body }) => body)

test('to close asks from when, says which visits lose their order, and is taken back', async () => {
  const answers = [closed, { ...open, version: 3 }]
  const { sent, user, press } = await show({ [`PATCH ${path}`]: () => ({ body: answers.shift() }) })
  await press('Chiudi la prescrizione')
  const sheet = within(await screen.findByRole('dialog', { name: 'Chiudere la prescrizione?' }))
  expect(await sheet.findByText('Visite dopo questo giorno che restano senza prescrizione: 7')).toBeVisible()
  expect(sheet.getByText('Altre: 6')).toBeVisible()
  expect(sheet.getByText('Già eseguite, senza prescrizione in fattura: 2')).toBeVisible()
  const last = sheet.getByRole('textbox', { name: /^Vale ancora fino al/ })
  await user.clear(last)
  await user.type(last, '30.11.2099')
  await user.click(sheet.getByRole('button', { name: 'Chiudi la prescrizione' }))
  expect(await screen.findByText('Prescrizione chiusa: finisce il 30.11.2099')).toBeVisible()
  await press('Annulla')
  expect(await screen.findByText('Prescrizione riaperta: finisce il 31.12.2099')).toBeVisible()
  expect(bodies(sent, 'PATCH')).toEqual([
    { version: 1, status: 'closed', end: '2099-11-30' },
    { version: 2, status: 'open' },
  ])
})

test("a doctor who signs another's order is asked, and names whose it is", async () => {
  const signed = { ...open, version: 2, in_place_of: 'Dr. Ugo Altri' }
  const { sent, press } = await show({
    [`POST ${path}/sign`]: ({ body }: SentCall) =>
      (body as { in_place_of?: string }).in_place_of === undefined
        ? {
            status: 409,
            body: {
              type: 'urn:vicino:problem:order_of_another',
              title: 'order_of_another',
              status: 409,
              code: 'order_of_another',
              detail: 'La prescrizione è di un altro medico.',
              errors: [],
              requestId: '1',
              current: open,
            },
          }
        : { body: signed },
  })
  await press('Firma come medico')
  expect(
    await screen.findByRole('dialog', { name: 'Firmare in sostituzione di Dr. Ugo Altri?' }),
  ).toBeVisible()
  await press('Firma in sostituzione')
  expect(await screen.findByText('Prescrizione firmata')).toBeVisible()
  expect(bodies(sent, 'POST')).toEqual([{ version: 1 }, { version: 1, in_place_of: 'Dr. Ugo Altri' }])
})

test.each([
  ['signed, it says with which numbers she signed', '2026-11-02', 1],
  ['not signed, it names her as the contact book does', null, 0],
])('of a doctor whose number was corrected since: %s', async (_, signed_on, told) => {
  const numbers = {
    gln_number: '7601001234567',
    corrected_numbers: { gln_number: '7601001234581', rcc_number: null },
  }
  await show({ [`GET ${path}/get_prescription`]: { ...open, ...numbers, signed_on } })
  expect(await screen.findByText('7601001234581')).toBeVisible()
  expect(screen.queryAllByText(/^GLN 7601001234567: corretto poi nella rubrica/)).toHaveLength(told)
})
