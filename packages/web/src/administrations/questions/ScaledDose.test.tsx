import type { Bedside } from '@vicino/domain/administrations/bedside.ts'
import type { DayDose } from '@vicino/domain/administrations/doses-of-day.ts'
import { saidByScale } from '@vicino/domain/administrations/scaled-dose.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { someScale } from '@vicino/domain/testing/some-scale.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls, type SentCall } from '../../testing/answer-calls.ts'
import { inDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { BedsideContext } from '../bedside/bedside-context.ts'
import { DoseLine } from '../line/DoseLine.tsx'

const insulin = someDrug({
  name: 'Penna blu',
  modality: 'SC',
  dose_unit: 'unit',
  morning: 1,
  dose_scale: someScale,
})
const dose: DayDose = { drug: insulin, day: '2026-11-20', moment: 'morning', dose: 0, answers: [] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:30:00.000Z') })
})
afterEach(() => vi.useRealTimers())

const bedsideWith = (value: number | null, measured_at = '2026-11-20T07:20:00.000Z'): Bedside => ({
  client: { _id: insulin.dossierId, name: 'Alba Prova', avatar: null },
  birthday: '1940-01-01',
  allergies: null,
  narcotics: { drugs: [], may_give: true },
  drugs: [
    {
      drugId: insulin._id,
      comments: '',
      indication: '',
      matches: [],
      value: value === null ? null : { field: 'glyc', value, second: null, measured_at },
      by_scale: saidByScale(
        someScale,
        value === null ? [] : [{ parameter: 'glyc', value, measured_at }],
        measured_at,
      ),
    },
  ],
})

const showLine = (bedside: Bedside) =>
  show(
    <PersonContext value={somebody()}>
      {inDossier(
        <BedsideContext value={bedside}>
          <ul>
            <DoseLine dossierId={insulin.dossierId} dose={dose} time="now" mayGive />
          </ul>
        </BedsideContext>,
      )}
    </PersonContext>,
  )

const storing = (): SentCall[] =>
  answerCalls(({ path }) =>
    path.startsWith('/api/users/me/drafts/') ? { body: null } : { status: 201, body: someAdministration() },
  )

const posted = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

const measuring = async (user: UserEvent, typed: string): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Penna blu: Misura: Glicemia' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  const field = await within(sheet).findByLabelText(/^Glicemia/)
  expect(field).toHaveFocus()
  await user.type(field, typed)
  await user.tab()
  return sheet
}

test('a fresh glycaemia stands on the line, and one tap gives what the scale proposes', async () => {
  const sent = storing()
  const { user } = await showLine(bedsideWith(12.4))
  const line = screen.getByRole('listitem')
  expect(line).toHaveTextContent('secondo scala · Sottocute SC')
  expect(await screen.findByText('da 8.0: 4 unità')).toBeVisible()
  expect(line).toHaveTextContent('Ultimo valore: Glicemia 12.4 mmol/l, 10 min fa')
  await user.click(screen.getByRole('button', { name: 'Penna blu: Somministra 6\u{a0}unità' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'given', dose: 6 }])
  expect(posted(sent)[0]).not.toHaveProperty('measured')
})

test.each([
  ['none', bedsideWith(null)],
  ['one of 31 minutes ago', bedsideWith(12.4, '2026-11-20T06:59:00.000Z')],
])('with %s it is measured first, and one tap saves both', async (_, bedside) => {
  const sent = storing()
  const { user } = await showLine(bedside)
  const sheet = await measuring(user, '12,4')
  expect(sheet).toHaveTextContent('La scala propone 6 unità.')
  expect(within(sheet).queryByLabelText(/Motivo/)).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Somministra 6\u{a0}unità' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ dose: 6, measured: { glyc: 12.4 } }])
  expect(posted(sent)[0]).not.toHaveProperty('confirm')
})

/** What is read at the bed by whoever may not read the value. */
const untoldBedside = (value: number): Bedside => {
  const told = bedsideWith(value)
  const [insulinTold] = told.drugs
  const by_scale = { ...insulinTold!.by_scale!, value: null }
  return { ...told, drugs: [{ ...insulinTold!, value: null, by_scale }] }
}

test('who may not read the glycaemia gives by one tap what the scale proposes by it, as long as it counts', async () => {
  const sent = storing()
  const { user, unmount } = await showLine(untoldBedside(12.4))
  const line = screen.getByRole('listitem')
  expect(line).not.toHaveTextContent('12.4')
  await user.click(screen.getByRole('button', { name: 'Penna blu: Somministra 6\u{a0}unità' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'given', dose: 6 }])
  unmount()
  vi.setSystemTime(new Date('2026-11-20T07:51:00.000Z'))
  await showLine(untoldBedside(12.4))
  expect(screen.getByRole('button', { name: 'Penna blu: Misura: Glicemia' })).toBeVisible()
})

test('where it proposes nothing by a glycaemia that may not be told, the dose is held without it', async () => {
  const sent = storing()
  const { user } = await showLine(untoldBedside(3.1))
  const words = 'Secondo la scala (08:20): nessuna dose, chiedere al medico'
  expect(screen.getByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Penna blu: Secondo scala' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  expect(within(sheet).queryByLabelText(/^Glicemia/)).toBeNull()
  await user.click(await within(sheet).findByRole('button', { name: 'Sospendi (Glicemia fuori dal limite)' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ status: 'held' }])
})

test('what the scale proposes stands while the value and another amount are typed', async () => {
  const sent = storing()
  const { user } = await showLine(bedsideWith(null))
  await user.click(screen.getByRole('button', { name: 'Penna blu: Misura: Glicemia' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.type(await within(sheet).findByLabelText(/^Glicemia/), '12.4')
  expect(within(sheet).getByRole('button', { name: 'Somministra 6\u{a0}unità' })).toBeVisible()
  await user.type(within(sheet).getByLabelText(/^Altra dose/), '8')
  expect(within(sheet).getByRole('button', { name: 'Somministra 8\u{a0}unità' })).toBeVisible()
  expect(within(sheet).getByLabelText(/^Motivo/)).toBeVisible()
  expect(posted(sent)).toEqual([])
})

test('another amount needs its reason', async () => {
  const sent = storing()
  const { user } = await showLine(bedsideWith(null))
  const sheet = await measuring(user, '12.4')
  await user.type(within(sheet).getByLabelText(/^Altra dose/), '8')
  await user.tab()
  const give = within(sheet).getByRole('button', { name: 'Somministra 8\u{a0}unità' })
  await user.click(give)
  expect(posted(sent)).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Sentito il medico' }))
  await user.click(give)
  await expect
    .poll(() => posted(sent))
    .toMatchObject([
      {
        dose: 8,
        measured: { glyc: 12.4 },
        confirm: { reason: 'Sentito il medico', of: [expect.stringMatching(/^dose_scale:/)] },
      },
    ])
})

test('a low glycaemia is held by the first button, and no tap gives insulin', async () => {
  const sent = storing()
  const { user } = await showLine(bedsideWith(null))
  const sheet = await measuring(user, '3.1')
  expect(sheet).toHaveTextContent('La scala non propone una dose: chiedere al medico.')
  expect(within(sheet).queryByRole('button', { name: /^Somministra/ })).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Sospendi (Glicemia 3.1)' }))
  await expect
    .poll(() => posted(sent))
    .toMatchObject([{ status: 'held', status_reason: 'Glicemia fuori dal limite', measured: { glyc: 3.1 } }])
})

test('unmeasured it needs its reason and an amount', async () => {
  const sent = storing()
  const { user } = await showLine(bedsideWith(null))
  await user.click(screen.getByRole('button', { name: 'Penna blu: Misura: Glicemia' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima della dose' })
  await user.click(await within(sheet).findByRole('button', { name: 'Non misurato' }))
  await user.click(within(sheet).getByRole('button', { name: 'Registra la dose' }))
  expect(posted(sent)).toEqual([])
  await user.type(within(sheet).getByLabelText(/^Altra dose/), '4')
  await user.tab()
  await user.click(within(sheet).getByRole('button', { name: 'Somministra 4\u{a0}unità' }))
  await expect.poll(() => posted(sent)).toMatchObject([{ dose: 4, confirm: { reason: 'Non misurato' } }])
})
