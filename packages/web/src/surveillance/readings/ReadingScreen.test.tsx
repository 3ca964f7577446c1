import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someContact } from '@vicino/domain/testing/some-contact.ts'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import type { StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading as reads, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { dropAlarm } from '../critical/shown-alarms.ts'

const slow = someReading({ hr: 34, critical: ['hr'] })
const { dossierId, _id } = slow
const path = `/api/dossiers/${dossierId}/clinical_parameters`
const stands: StandingValue = {
  readingId: _id,
  field: 'hr',
  value: 34,
  measured_at: slow.measured_at,
  handover: false,
  accepted: null,
}

function open(
  held = writing('parameters.read', 'parameters.write', 'calendar.own'),
  critical = [stands],
  more: Record<string, unknown> = {},
) {
  const sent = answerReads(held, {
    [`GET /api/dossiers/${dossierId}`]: someDossier({ permissions: held, critical }),
    [`GET ${path}/${_id}`]: slow,
    [`GET ${path}/${_id}/versions`]: [slow],
    [`PATCH ${path}/${_id}`]: { ...slow, version: 2, handover: true },
    [`GET ${path}/limits`]: {
      version: 0,
      ordered_by: '',
      since: null,
      news2_scale: 1,
      limits: {},
      course: [],
      author: null,
      written_at: null,
      news2: 'off',
    },
    ...more,
  })
  return showPage(`/dossier/${dossierId}/activity/clinical_parameters/${_id}`).then(page => ({
    ...page,
    sent,
  }))
}
afterEach(() => dropAlarm({ readingId: _id }))

const whatToDo = { name: 'Che cosa fare' }

test('the sheet of a value on which somebody has to act still is opened anew from its page, and may be closed', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', whatToDo))
  const sheet = await screen.findByRole('dialog', { name: 'Valore critico: Maria Bianchi' })
  expect(sheet).toHaveTextContent('Polso 34/min')
  expect(sheet).toHaveTextContent('Chiamare subito il medico.')
  expect(within(sheet).getByRole('button', { name: '5 min' })).toBeVisible()
  await user.click(within(sheet).getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', whatToDo))
  await user.click(await screen.findByRole('button', { name: 'Metti in consegna' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toEqual([{ version: 1, handover: true }])
  await user.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button', { name: 'Chiudi' })
      .at(-1)!,
  )
})

test('the sheet calls the doctor of the client, for whoever may read who that is', async () => {
  const doctor = someContact({ phone: '+41918111111' })
  const linked = {
    dossierId,
    version: 1,
    insurance: [],
    primary_doctor: [doctor],
    pharmacy: [],
    specialists: [],
  }
  const held = writing('parameters.read', 'parameters.write')
  const contacts = { [`GET /api/dossiers/${dossierId}/contacts`]: linked }
  const { user } = await open([...held, ...reads('sanitary.read')], [stands], contacts)
  await user.click(await screen.findByRole('button', whatToDo))
  expect(await screen.findByRole('link', { name: /^Chiama Elena Ferrari/ })).toHaveAttribute(
    'href',
    'tel:+41918111111',
  )
})

test('it calls nobody for who may not', async () => {
  const { sent, user } = await open(writing('parameters.read', 'parameters.write'))
  await user.click(await screen.findByRole('button', whatToDo))
  await screen.findByRole('dialog', { name: /Valore critico/ })
  expect(screen.queryByRole('link', { name: /^Chiama Elena/ })).toBeNull()
  expect(sent.filter(({ path: asked }) => asked.endsWith('/contacts'))).toEqual([])
})

test('that the doctor was called is not asked for again where it was noted', async () => {
  const told = { ...slow, note: 'Medico chiamato alle 08:10.' }
  const { user } = await open(undefined, undefined, {
    [`GET ${path}/${_id}`]: told,
    [`GET ${path}/${_id}/versions`]: [told],
  })
  await user.click(await screen.findByRole('button', whatToDo))
  const sheet = await screen.findByRole('dialog', { name: /Valore critico/ })
  expect(sheet).toHaveTextContent('Medico chiamato alle 08:10')
  expect(within(sheet).queryByRole('button', { name: 'Annota: medico chiamato' })).toBeNull()
})

test.each([
  ['who may only read it', reads('parameters.read'), [stands]],
  ['once it was measured again', writing('parameters.read', 'parameters.write'), []],
])('nothing is offered: %s', async (_why, held, critical) => {
  await open(held, critical)
  await screen.findAllByText(/34\/min/)
  expect(screen.queryByRole('button', whatToDo)).toBeNull()
})

test('a correction of what was handed over stays for whom it was', async () => {
  const held = writing('parameters.read', 'parameters.write', 'dossier.list')
  const handed = { ...slow, handover: true }
  const people = ['Laura Prova', 'Anna Ferrari'].map((name, at) => ({
    _id: at === 0 ? somebody()._id : newId(),
    name,
    role: 'nurse_diploma',
    avatar: null,
    since: '2026-01-01',
    until: null,
  }))
  answerReads(held, {
    [`GET ${path}/${_id}`]: handed,
    [`GET /api/dossiers/${dossierId}/stakeholders`]: people,
  })
  await showPage(`/dossier/${dossierId}/activity/clinical_parameters/${_id}/edit`)
  expect(await screen.findByRole('combobox', { name: 'Per chi' })).toHaveDisplayValue('Come prima')
})
