import { balanceOf } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { somePrescribed, somePrescription } from '@vicino/domain/testing/some-prescription.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const dressing = somePrescribed({ duration: 30, frequency: 1, period: 7 })
const wash = {
  serviceId: '01a1fc0a-5a3b-7006-9c68-eb853133fd71',
  service_details: {
    code: '5003.040',
    group: '5003',
    letter: 'C',
    name: 'Igiene parziale',
    category: 'Igiene',
  },
}
const held = somePrescription({ dossierId, start: '2026-11-01', end: '2026-11-30', services: [dressing] })
const planned = (minutes: number) =>
  balanceOf(held, [{ service_details: dressing.service_details, times: 0, done: 0, planned: minutes }])
const visit = someTask({ dossierId, date: '2026-11-20', end_date: '2026-11-20' })

async function open(balance: unknown) {
  const { serviceId, service_details } = dressing
  answerReads(reading('calendar.own', 'prescription.read', 'dossier.list'), {
    [`GET /api/tasks/${visit._id}`]: visit,
    [`GET /api/tasks/${visit._id}/performances`]: [],
    [`GET /api/tasks/${visit._id}/planned_services`]: [
      { serviceId, service_details, duration: 30, offered: true, left_out: false },
      { ...wash, duration: 25, offered: true, left_out: false },
    ],
    [`GET /api/dossiers/${dossierId}/prescriptions/balance`]: balance,
  })
  await showPage(`/plan/tasks/${visit._id}`)
}

test('a visit says which of its services are not prescribed, and by how much a letter is exceeded', async () => {
  await open([planned(150)])
  expect(await screen.findByText('Non prescritto: Igiene parziale.')).toBeVisible()
  expect(screen.getByText('Lettera B: 21 min oltre quanto prescritto fino al 30.11.2026.')).toBeVisible()
})

test('it says so too where no prescription holds on its day', async () => {
  await open([])
  expect(await screen.findByText('In questo giorno nessuna prescrizione è valida.')).toBeVisible()
})

test('a prescription tells letter by letter what is left of it', async () => {
  const path = `/api/dossiers/${dossierId}/prescriptions/${held._id}`
  answerReads(reading('prescription.read', 'dossier.list'), {
    [`GET ${path}/get_prescription`]: held,
    [`GET ${path}/versions`]: [held],
    [`GET ${path}/balance`]: {
      ...balanceOf(held, [
        { service_details: dressing.service_details, times: 3, done: 90, planned: 60 },
        { service_details: wash.service_details, times: 0, done: 0, planned: 25 },
      ]),
      given_days: 20,
    },
  })
  await showPage(`/dossier/${dossierId}/prescription/${held._id}`)
  expect(
    await screen.findByText('eseguito 1 h 30 min · pianificato 1 h · prescritto 2 h 9 min'),
  ).toBeVisible()
  expect(screen.getByText('21 min in eccesso')).toBeVisible()
  expect(screen.getByText('Eseguito o pianificato senza prescrizione: Igiene parziale.')).toBeVisible()
})
