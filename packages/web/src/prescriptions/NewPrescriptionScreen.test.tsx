import { balanceOf } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { pageOfServices } from '@vicino/domain/testing/some-catalogue.ts'
import { somePrescribed, somePrescription } from '@vicino/domain/testing/some-prescription.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const path = `/api/dossiers/${dossierId}/prescriptions`
const page = `/dossier/${dossierId}/prescription`
const mayWrite = writing('dossier.list', 'prescription.read', 'prescription.create')

const refusal = {
  status: 422,
  body: {
    type: 'urn:vicino:problem:unprocessable',
    title: 'unprocessable',
    status: 422,
    code: 'unprocessable',
    detail: 'Controllare i campi segnalati.',
    errors: [
      { path: 'prescription.services.0.serviceId', code: 'not_an_option', message: 'Scegliere un valore.' },
      { path: 'prescription.userId', code: 'forbidden', message: 'Non in nome di altri.' },
    ],
    requestId: '1',
  },
}

const toSummary = async () => {
  const { user } = await showPage(`${page}/new`)
  const next = async () => user.click(await screen.findByRole('button', { name: 'Avanti' }))
  await next()
  await user.click(await screen.findByRole('button', { name: /^Medicazione semplice/ }))
  await next()
  await screen.findByRole('textbox', { name: 'Durata' })
  await next()
  await screen.findByText('Riepilogo prescrizione')
  return user
}

test('what is sent is the payload of the specification, and the list follows', async () => {
  const sent = answerReads(mayWrite, {
    'GET /api/services': pageOfServices,
    [`GET ${path}/all_prescriptions`]: [],
    [`POST ${path}/add_prescription`]: () => ({ status: 201, body: somePrescription({ dossierId }) }),
  })
  const user = await toSummary()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Nessuna prescrizione')
  const posted = sent.find((call: SentCall) => call.method === 'POST')!
  const [service] = pageOfServices.items
  expect(posted.body).toEqual({
    dossierId,
    prescription: {
      _id: expect.any(String),
      userId: somebody()._id,
      start: expect.any(String),
      end: expect.any(String),
      transitional: false,
      status: 'open',
      renews: null,
      indication: null,
      doctorId: null,
      doctor: null,
      gln_number: null,
      rcc_number: null,
      ordered_on: null,
      signed_on: null,
      services: [
        {
          serviceId: service!._id,
          duration: 15,
          newDuration: null,
          frequency: 3,
          period: 7,
          comment: '',
          ordered_by_doctor: true,
        },
      ],
    },
  })
})

test('a refusal stands where one looks, nothing typed is lost, and the button works again', async () => {
  answerReads(mayWrite, {
    'GET /api/services': pageOfServices,
    [`POST ${path}/add_prescription`]: () => refusal,
  })
  const user = await toSummary()
  await user.type(screen.getByRole('textbox', { name: 'Nome del medico' }), 'Dr.ssa Prova')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/Controllare i campi segnalati\. Non in nome di altri\./)).toBeVisible()
  expect(screen.getByText(/Scegliere un valore\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nome del medico' })).toHaveValue('Dr.ssa Prova')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled())
})

test('the hours follow what is typed, as needed asks for no number', async () => {
  answerReads(mayWrite, { 'GET /api/services': pageOfServices })
  const { user } = await showPage(`${page}/new`)
  await user.click(await screen.findByRole('button', { name: 'Avanti' }))
  await user.click(await screen.findByRole('button', { name: /^Medicazione semplice/ }))
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  const total = () => screen.getByRole('row', { name: /^In tutto/ })
  expect(total()).toHaveTextContent('3.219.64')
  await user.click(screen.getByRole('button', { name: 'Quante volte: più' }))
  expect(total()).toHaveTextContent('4.2912.86')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ogni quanto' }), 'null')
  expect(total()).toHaveTextContent('0.250.75')
  await user.type(screen.getByRole('textbox', { name: 'Durata' }), '60', {
    initialSelectionStart: 0,
    initialSelectionEnd: 2,
  })
  expect(total(), 'before the field is left').toHaveTextContent('1.003.00')
  await user.tab()
  expect(total()).toHaveTextContent('1.003.00')
  expect(screen.queryByRole('textbox', { name: 'Quante volte' })).toBeNull()
})

test('an end before the start goes no further, and says why', async () => {
  answerReads(mayWrite, { 'GET /api/services': pageOfServices })
  const { user } = await showPage(`${page}/new`)
  const end = await screen.findByRole('textbox', { name: /^Fine/ })
  await user.clear(end)
  await user.type(end, '01.01.2020')
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  expect(await screen.findByText("La fine non può precedere l'inizio.")).toBeVisible()
  expect(screen.getByText('Passo 1 di 4')).toBeVisible()
})

test('acute and transitional care lasts two weeks, and a longer one goes no further', async () => {
  answerReads(mayWrite, { 'GET /api/services': pageOfServices })
  const { user } = await showPage(`${page}/new`)
  const start = await screen.findByRole('textbox', { name: /^Inizio/ })
  const end = screen.getByRole('textbox', { name: /^Fine/ })
  await user.clear(start)
  await user.type(start, '02.11.2026')
  await user.tab()
  await user.clear(end)
  await user.type(end, '02.12.2026')
  await user.tab()
  await user.click(screen.getByRole('switch', { name: /^Cure acute e transitorie/ }))
  expect(end).toHaveValue('15.11.2026')
  await user.clear(end)
  await user.type(end, '16.11.2026')
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  expect(await screen.findByText('Le cure acute e transitorie durano al massimo 14 giorni.')).toBeVisible()
})

test('who only reads sees them and writes none', async () => {
  answerReads(reading('dossier.list', 'prescription.read'), {
    [`GET ${path}/all_prescriptions`]: [somePrescription({ dossierId })],
  })
  await showPage(page)
  expect(await screen.findByText('01.11.2026 – 01.02.2027')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Crea' })).toBeNull()
})

const [service] = pageOfServices.items
const before = somePrescription({ dossierId, start: '2026-09-01', end: '2026-10-30' })
const [line] = before.services
const other = somePrescribed({
  duration: 10,
  frequency: 1,
  period: 1,
  service_details: {
    ...line!.service_details,
    code: '5003.060',
    group: '5003',
    letter: 'C',
    name: 'Igiene orale',
  },
})

/** Days of its period, on all of which it was given. */
const given_days = 60

/** Opens the renewal of services that were given so many times for so many minutes, at its third step. */
const toRenewal = async (
  given: readonly { of: typeof other; times: number; done: number }[],
  more: Partial<typeof before> = {},
) => {
  const renewed = { ...before, ...more, services: given.map(({ of }) => of) }
  const used = given.map(({ of: { service_details }, times, done }) => ({
    service_details,
    times,
    done,
    planned: 0,
  }))
  const sent = answerReads(mayWrite, {
    'GET /api/services': { ...pageOfServices, items: [service] },
    [`GET ${path}/${before._id}/get_prescription`]: renewed,
    [`GET ${path}/${before._id}/balance`]: { ...balanceOf(renewed, used), given_days },
    [`GET ${path}/all_prescriptions`]: [],
    [`POST ${path}/add_prescription`]: () => ({ status: 201, body: before }),
  })
  const { user } = await showPage(`${page}/new?renews=${before._id}`)
  const next = async () => user.click(await screen.findByRole('button', { name: 'Avanti' }))
  await next()
  await screen.findByRole('searchbox')
  await next()
  await screen.findAllByText('Prescritto')
  const save = async () => {
    await next()
    await user.click(await screen.findByRole('button', { name: 'Salva' }))
    await screen.findByText('Nessuna prescrizione')
    return sent.find(({ method }) => method === 'POST')?.body
  }
  return { user, save }
}

test('renewing begins with how each service was really given, with both figures in sight', async () => {
  const { save } = await toRenewal([
    { of: line!, times: 60, done: 1500 },
    { of: other, times: 0, done: 0 },
  ])
  expect(screen.getByText('25 min, 1 volta al giorno (60 ×, in media 25 min)')).toBeVisible()
  expect(screen.getByText('15 min, 3 volte alla settimana')).toBeVisible()
  expect(screen.getByText('Finora mai eseguita.')).toBeVisible()
  expect(screen.getByText('Giorni di cure contati, senza ricoveri e sospensioni: 60')).toBeVisible()
  expect(await save()).toMatchObject({
    prescription: {
      renews: before._id,
      services: [
        { serviceId: line!.serviceId, duration: 15, newDuration: 25, frequency: 1, period: 1 },
        { serviceId: other.serviceId, duration: 10, newDuration: null, frequency: 1, period: 1 },
      ],
    },
  })
  expect(screen.getByRole('button', { name: 'Stampa il modulo' })).toBeVisible()
})

test('one choice renews all of them as they were prescribed, and each line has its own', async () => {
  const { user, save } = await toRenewal([
    { of: line!, times: 60, done: 1500 },
    { of: other, times: 120, done: 1200 },
  ])
  const choice = (name: string, way: string) =>
    within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: way })
  const all = 'Rinnovare tutte le prestazioni'
  expect(choice(all, 'Come eseguito')).toBeChecked()
  await user.click(choice(all, 'Come prescritto'))
  expect(choice('Rinnovare Igiene orale', 'Come prescritto')).toBeChecked()
  await user.click(choice('Rinnovare Igiene orale', 'Come eseguito'))
  expect(choice(all, 'Come eseguito')).not.toBeChecked()
  expect(choice(all, 'Come prescritto')).not.toBeChecked()
  expect(await save()).toMatchObject({
    prescription: {
      services: [
        { newDuration: null, frequency: 3, period: 7 },
        { newDuration: null, frequency: 2, period: 1 },
      ],
    },
  })
})

test('acute and transitional care goes on as ordinary care, which the hospital did not order', async () => {
  const ordered = { ordered_by_doctor: true, order_required: false }
  const { save } = await toRenewal(
    [
      { of: { ...line!, ordered_by_doctor: true, order_required: true }, times: 0, done: 0 },
      { of: { ...other, ...ordered }, times: 0, done: 0 },
    ],
    { transitional: true, doctor: 'Ospedale Prova', gln_number: '7601000000002', ordered_on: '2026-08-30' },
  )
  expect(await save()).toMatchObject({
    prescription: {
      transitional: false,
      doctor: null,
      doctorId: null,
      gln_number: null,
      rcc_number: null,
      services: [{ ordered_by_doctor: true }, { ordered_by_doctor: false }],
    },
  })
})

test('a correction that takes the flag of acute care away has each service ordered as usual again', async () => {
  const acute = somePrescription({
    dossierId,
    start: '2026-11-09',
    end: '2026-11-22',
    transitional: true,
    doctor: 'Ospedale Prova',
    ordered_on: '2026-11-08',
    signed_on: null,
    // Whoever has just written it corrects it without a reason.
    author: { ...before.author, _id: somebody()._id },
    created_at: new Date().toISOString(),
    services: [
      { ...line!, ordered_by_doctor: true, order_required: true },
      { ...other, ordered_by_doctor: true, order_required: false },
    ],
  })
  const ofOne = `${path}/${acute._id}`
  const sent = answerReads(mayWrite, {
    'GET /api/services': pageOfServices,
    [`GET ${ofOne}/get_prescription`]: acute,
    [`GET ${ofOne}/versions`]: [acute],
    [`PATCH ${ofOne}`]: () => ({ status: 200, body: acute }),
  })
  const { user } = await showPage(`${page}/${acute._id}/edit`)
  await user.click(await screen.findByRole('switch', { name: /^Cure acute e transitorie/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const patched = () => sent.find(({ method }) => method === 'PATCH')?.body
  await expect.poll(patched).toMatchObject({
    transitional: false,
    services: [{ ordered_by_doctor: true }, { ordered_by_doctor: false }],
  })
})

test('what was given beside the prescription is added by one tap, as it was given', async () => {
  answerReads(mayWrite, {
    'GET /api/services': pageOfServices,
    [`GET ${path}/${before._id}/get_prescription`]: { ...before, services: [other] },
    [`GET ${path}/${before._id}/balance`]: {
      ...balanceOf({ ...before, services: [other] }, [
        { service_details: line!.service_details, times: 60, done: 1500, planned: 0 },
      ]),
      given_days,
    },
  })
  const { user } = await showPage(`${page}/new?renews=${before._id}`)
  await user.click(await screen.findByRole('button', { name: 'Avanti' }))
  expect(
    await screen.findByText('Eseguito finora senza prescrizione: Medicazione semplice (60 ×).'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Aggiungi come eseguito' }))
  expect(screen.queryByRole('button', { name: 'Aggiungi come eseguito' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Avanti' }))
  await screen.findByText('Ore prescritte')
  expect(
    screen.getAllByRole('textbox', { name: 'Durata' }).map(field => (field as HTMLInputElement).value),
  ).toEqual(['10', '25'])
})

test('the usual periods of a renewal leave its start, which follows the end of the one before', async () => {
  const { end } = { ...before, end: '2099-10-30' }
  answerReads(mayWrite, {
    'GET /api/services': pageOfServices,
    [`GET ${path}/${before._id}/get_prescription`]: { ...before, end },
    [`GET ${path}/${before._id}/balance`]: {
      ...balanceOf({ ...before, end: before.end }, []),
      given_days,
    },
  })
  const { user } = await showPage(`${page}/new?renews=${before._id}`)
  await user.click(await screen.findByRole('button', { name: '3 mesi' }))
  expect(screen.getByRole('textbox', { name: /^Inizio/ })).toHaveValue('31.10.2099')
  expect(screen.getByRole('textbox', { name: /^Fine/ })).toHaveValue('31.01.2100')
})

test('renewing what was closed early proposes as long as it was ordered for', async () => {
  const closed = {
    start: '2099-09-01',
    end: '2099-11-20',
    original_end: '2100-03-01',
    status: 'closed',
  } as const
  const { save } = await toRenewal([{ of: line!, times: 0, done: 0 }], closed)
  expect(await save()).toMatchObject({ prescription: { start: '2099-11-21', end: '2100-05-21' } })
})
