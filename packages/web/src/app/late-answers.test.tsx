import { limitsDefaults } from '@vicino/domain/surveillance/limits.ts'
import type { NewContact } from '@vicino/domain/contacts/contact.ts'
import { pageOfServices, someService, someServiceFields } from '@vicino/domain/testing/some-catalogue.ts'
import { someContact } from '@vicino/domain/testing/some-contact.ts'
import { someProtocol, someProtocolFields } from '@vicino/domain/testing/some-protocol.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { someAnamnesis } from '@vicino/domain/testing/some-anamnesis.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { duplicates, ...head } = { ...someDossier(), duplicates: [] }
const { _id: dossierId, client } = head
const drug = someDrug({ dossierId, morning: 1 })
const { sections, ...anamnesis } = someAnamnesis()
const accessId = newId()
const drugPath = `/api/dossiers/${dossierId}/drugs/${drug._id}`
const drugPage = `/dossier/${dossierId}/activity/drugs/${drug._id}`
const readings = `/dossier/${dossierId}/activity/clinical_parameters`
const limitsPath = `/api/dossiers/${dossierId}/clinical_parameters/limits`
const limits = { ...limitsDefaults, version: 0, course: [], author: null, written_at: null, news2: 'off' }
const visit = someTask({ status: 'completed' })
const model = { key: 'falls', ...someProtocolFields(), services: [] }
const category = {
  code: 'wounds_and_stomas',
  name: 'Ferite e stomie',
  group: '5002',
  group_name: 'Esami e cure',
  letter: 'B',
  avatar: 'wound',
}
const serviceFields = someServiceFields()
const emptyTexts = { name_de: '', name_fr: '', name_en: '', opre_ref: '' }
const service = {
  ...someService(),
  origin: 'own',
  offered: true,
  next: null,
  version: 1,
  fields: serviceFields,
  changes: [],
  use: { visits: 0, prescriptions: 0 },
  author: null,
  written_at: null,
}
const noPage = { items: [], total: 0, page: 1, limit: 10, more: false }
const press = (user: UserEvent, name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }))

type Form = {
  may: HeldPermission[]
  page: string
  answers?: Record<string, unknown>
  /** Under which its draft is kept, where it has one. */
  draft?: string
  /** What its draft holds, where it is begun already. */
  begun?: object
  write: (user: UserEvent) => Promise<void>
  call: string
  saved: (call: SentCall) => unknown
  /** What is said once it is saved. */
  said?: string
  /** Where it leads. */
  next: string | ((call: SentCall) => string)
}

const forms: Record<string, Form> = {
  'the correction of a record': {
    may: writing('drugs.read', 'drugs.write_list'),
    page: `${drugPage}/edit`,
    draft: `drug.${drug._id}`,
    answers: { [`GET ${drugPath}`]: drug, [`GET ${drugPath}/versions`]: [drug] },
    write: async user => {
      await user.click(await screen.findByRole('button', { name: 'Sera: più' }))
      await press(user, 'Salva')
      await user.click(await screen.findByRole('button', { name: 'Cambiato dal medico' }))
      await press(user, 'Salva la correzione')
    },
    call: `PATCH ${drugPath}`,
    saved: ({ body }) => someDrug({ ...drug, ...(body as object), version: 2 }),
    said: `${drug.name} è stato corretto`,
    next: drugPage,
  },
  limits: {
    may: writing('parameters.read', 'parameters.limits'),
    page: `${readings}/limits`,
    draft: `limits.${dossierId}`,
    answers: { [`GET ${limitsPath}`]: limits },
    write: async user => {
      await user.type(await screen.findByRole('textbox', { name: 'Prescritti da' }), 'Dr. med. Prova')
      await user.type(screen.getByRole('textbox', { name: 'Dal' }), '20.11.2026')
      await press(user, 'Salva')
    },
    call: `PUT ${limitsPath}`,
    saved: () => ({ ...limits, version: 1 }),
    said: 'Limiti salvati',
    next: readings,
  },
  'a new dossier': {
    may: writing('dossier.create'),
    page: '/dossier/create_new',
    draft: 'dossier.new',
    answers: { 'GET /api/dossiers/all_dossiers': noPage },
    write: async user => {
      await user.type(await screen.findByLabelText(/^Nome/), client.first_name)
      await user.type(screen.getByLabelText(/Cognome/), client.last_name)
      await press(user, 'femminile')
      await press(user, 'Crea dossier')
    },
    call: 'POST /api/dossiers/create_dossier',
    saved: () => ({ ...head, duplicates }),
    said: `Dossier di ${client.name} creato`,
    next: `/dossier/${dossierId}`,
  },
  'a new anamnesis': {
    may: writing('anamnesis.read', 'anamnesis.write'),
    page: `/dossier/${dossierId}/attributes/anamnesis`,
    answers: { [`GET /api/dossiers/${dossierId}/anamnesis/all_anamnesis`]: [] },
    write: async user => {
      await user.click((await screen.findAllByRole('button', { name: 'Nuova anamnesi' }))[0]!)
      await user.click(await screen.findByRole('button', { name: 'Comincia' }))
    },
    call: `POST /api/dossiers/${dossierId}/anamnesis/create_anamnesis`,
    saved: () => ({ ...anamnesis, sections }),
    next: `/dossier/${dossierId}/anamnesis/${anamnesis._id}`,
  },
  'a new team': {
    may: writing('permissions.grant'),
    page: '/plan/operators/teams',
    answers: { 'GET /api/teams': noPage },
    write: async user => {
      await user.click((await screen.findAllByRole('button', { name: 'Nuova équipe' }))[0]!)
      await user.type(await screen.findByRole('textbox'), 'Valli')
      await press(user, 'Salva')
    },
    call: 'POST /api/teams',
    saved: ({ body }) => ({ ...(body as object), version: 1, members: [] }),
    next: ({ body }) => `/plan/operators/teams/${(body as { _id: string })._id}`,
  },
  'a new contact': {
    may: writing('contacts.manage'),
    page: '/contacts/new?type=doctor',
    draft: 'contact.new.doctor',
    write: async user => {
      await user.type(await screen.findByRole('textbox', { name: 'Cognome' }), 'Fintoni')
      await press(user, 'Salva')
    },
    call: 'POST /api/contacts/create_contact',
    saved: ({ body }) => ({ ...someContact(body as NewContact), duplicates: [] }),
    said: 'Contatto salvato',
    next: ({ body }) => `/contacts/${(body as { _id: string })._id}`,
  },
  'a new service': {
    may: writing('catalogue.services'),
    page: '/settings/services/new',
    draft: 'service.new',
    begun: { ...serviceFields, ...emptyTexts, code: '5003.900', from: '2026-11-20' },
    answers: { 'GET /api/services/categories': [category] },
    write: async user => {
      await screen.findByRole('textbox', { name: 'Codice' })
      await press(user, 'Salva')
    },
    call: 'POST /api/services',
    saved: ({ body }) => ({ ...service, _id: (body as { _id: string })._id }),
    said: 'Prestazione aggiunta',
    next: ({ body }) => `/settings/services/${(body as { _id: string })._id}`,
  },
  'a new protocol of the house': {
    may: writing('protocol.release'),
    page: '/settings/protocols/new?model=falls',
    draft: 'protocol.new.falls',
    answers: { 'GET /api/protocols/models': [model] },
    write: async user => user.click(await screen.findByRole('button', { name: 'Salva la bozza' })),
    call: 'POST /api/protocols/create_protocol',
    saved: ({ body }) => someProtocol({ _id: (body as { _id: string })._id }),
    said: 'Bozza del protocollo salvata',
    next: ({ body }) => `/settings/protocols/${(body as { _id: string })._id}`,
  },
  performances: {
    may: writing('performance.record'),
    page: `/dossier/${dossierId}/performances/new?taskId=${visit._id}`,
    draft: `performances.new.${visit._id}`,
    answers: {
      [`GET /api/tasks/${visit._id}`]: visit,
      [`GET /api/tasks/${visit._id}/performances`]: [],
      [`GET /api/tasks/${visit._id}/planned_services`]: [],
      'GET /api/services': pageOfServices,
    },
    write: async user => {
      await user.click(await screen.findByRole('button', { name: /Medicazione semplice/ }))
      await press(user, 'Continua')
      await press(user, 'Salva')
    },
    call: `POST /api/tasks/${visit._id}/add_performances`,
    saved: () => [],
    said: 'Service added',
    next: `/plan/tasks/${visit._id}`,
  },
  'a new visit': {
    may: writing('calendar.own'),
    page: `/plan/tasks/new?dossierId=${dossierId}`,
    draft: `task.new.${dossierId}`,
    write: async user => {
      await user.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Medicazione{Enter}')
    },
    call: 'POST /api/tasks/create_task',
    saved: ({ body }) => someTask({ _id: (body as { _id: string })._id, title: 'Medicazione' }),
    next: ({ body }) => `/plan/tasks/${(body as { _id: string })._id}`,
  },
  'a search in an emergency': {
    may: writing('emergency_access', 'dossier.list'),
    page: '/plan/emergency',
    write: async user => {
      await user.type(await screen.findByLabelText(/^Nome/), client.first_name)
      await user.type(screen.getByLabelText(/^Cognome/), client.last_name)
      await user.type(screen.getByRole('textbox', { name: /^Data di nascita/ }), '22.02.1939')
      await press(user, 'Cerca')
    },
    call: 'POST /api/emergency_accesses',
    saved: () => ({ accessId }),
    next: `/plan/emergency?accessId=${accessId}`,
  },
}

/** Writes the form and sends it; its answer is held back until it is given. */
async function send({ may, page, answers, draft, begun, write, call }: Form) {
  const held = Promise.withResolvers<object>()
  const kept = { value: begun ?? {}, saved_at: '2026-11-20T08:00:00.000Z' }
  let asked: SentCall | undefined
  answerReads([...may, ...reading('dossier.list')], {
    ...answers,
    ...(draft !== undefined && {
      [`GET /api/users/me/drafts/${draft}`]: begun ? kept : null,
      [`PUT /api/users/me/drafts/${draft}`]: kept,
    }),
    [call]: (sent: SentCall) => {
      asked = sent
      return held.promise
    },
  })
  const shown = await showPage(page)
  await write(shown.user)
  await expect.poll(() => asked).toBeDefined()
  const answer = (given: object): Promise<void> => {
    held.resolve(given)
    return shown.atRest()
  }
  return { ...shown, answer, asked: asked! }
}

test.each(Object.entries(forms))('%s leads on once it is saved', async (_, form) => {
  const { answer, asked, address } = await send(form)
  await answer({ body: form.saved(asked) })
  await expect.poll(address).toBe(typeof form.next === 'string' ? form.next : form.next(asked))
})

test.each(Object.entries(forms))('%s leads nobody back who has gone on', async (_, form) => {
  const { answer, asked, address, goTo } = await send(form)
  await goTo('/handover')
  await expect.poll(address).toBe('/handover')
  await answer({ body: form.saved(asked) })
  if (form.said !== undefined) expect(await screen.findByText(form.said)).toBeVisible()
  expect(address()).toBe('/handover')
})

const refused = { status: 422, body: { code: 'unprocessable', detail: 'Controllare i campi.', errors: [] } }

test.each(Object.entries(forms))('that %s was refused is said on the next page', async (_, form) => {
  const { answer, address, goTo, user } = await send(form)
  await goTo('/handover')
  await expect.poll(address).toBe('/handover')
  await answer(refused)
  expect(await screen.findByText(/Controllare i campi\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apri' }))
  await expect.poll(address).toBe(form.page)
})
