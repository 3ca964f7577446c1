import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { someScale } from '@vicino/domain/testing/some-scale.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls, type SentCall } from '../../testing/answer-calls.ts'
import { inDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { CorrectAdministrationSheet } from './CorrectAdministrationSheet.tsx'

const { drug, author } = someAdministration()
const given = someAdministration({
  drug: { ...drug, name: 'Insulina aspart', dose_unit: 'unit', modality: 'SC' },
  dose: 4,
  measured: { hr: 62 },
})
const scaled: DoseQuestion = {
  code: 'dose_scale',
  key: 'dose_scale:1',
  until: null,
  scale: someScale,
  value: null,
  measured_at: null,
  proposed: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:40:00Z') })
  return () => vi.useRealTimers()
})

/** A server that asks of the corrected dose, until a value or a reason stands for it. */
const server = (): SentCall[] =>
  answerCalls(({ method, body }) => {
    if (method !== 'PATCH') return { body: null }
    const sent = body as { confirm?: object; measured?: { glyc?: number } }
    if (sent.confirm || sent.measured?.glyc) return { body: { ...given, ...sent, version: 2 } }
    const refused = { code: 'dose_questions', detail: 'Domande aperte.', errors: [] }
    return { status: 409, body: { ...refused, current: { questions: [scaled] } } }
  })
const patched = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

const correct = async (user: UserEvent, dose: string): Promise<ReturnType<typeof within>> => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Correggi Insulina aspart' }))
  const field = await sheet.findByLabelText('Dose')
  expect(sheet.queryByLabelText(/Glicemia/)).toBeNull()
  await user.clear(field)
  await user.type(field, dose)
  await user.click(sheet.getByRole('button', { name: 'Salva' }))
  await sheet.findByLabelText(/Glicemia/)
  return sheet
}
const showSheet = () =>
  show(
    <PersonContext value={somebody({ _id: author._id })}>
      {inDossier(<CorrectAdministrationSheet administration={given} onClose={() => {}} />)}
    </PersonContext>,
  )

test('a corrected dose by scale has the field of its value, and what the scale proposes needs no reason', async () => {
  const sent = server()
  const { user } = await showSheet()
  const sheet = await correct(user, '6')
  expect(sheet.getByText('da 12.0: 6 unità')).toBeVisible()
  expect(sheet.getByLabelText(/^È stata data: motivo/)).toBeVisible()
  expect(sheet.getByText('Domande aperte.')).toBeVisible()
  await user.type(sheet.getByLabelText(/Glicemia/), '12.4')
  expect(sheet.queryByText('Domande aperte.')).toBeNull()
  expect(sheet.getByText('La scala propone 6 unità.')).toBeVisible()
  expect(sheet.queryByLabelText(/^È stata data: motivo/)).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Salva' }))
  await expect.poll(() => patched(sent)).toHaveLength(2)
  expect(patched(sent)[1]).toMatchObject({ dose: 6, measured: { hr: 62, glyc: 12.4 } })
  expect(patched(sent)[1]).not.toHaveProperty('confirm')
})

test('the corrected amount counts while it is typed', async () => {
  server()
  const { user } = await showSheet()
  const sheet = await correct(user, '8')
  const reason = () => sheet.queryByLabelText(/^È stata data: motivo/)
  await user.type(sheet.getByLabelText(/Glicemia/), '12.4')
  expect(reason()).toBeVisible()
  const dose = sheet.getByLabelText('Dose')
  await user.type(dose, '{Backspace}6')
  expect(dose).toHaveFocus()
  expect(reason()).toBeNull()
})

test('another amount than the scale proposes is corrected with its reason', async () => {
  const sent = server()
  const { user } = await showSheet()
  const sheet = await correct(user, '8')
  await user.type(sheet.getByLabelText(/Glicemia/), '12.4')
  await user.type(sheet.getByLabelText(/^È stata data: motivo/), 'Sentito il medico')
  await user.click(sheet.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => patched(sent)[1])
    .toMatchObject({
      dose: 8,
      measured: { glyc: 12.4 },
      confirm: { reason: 'Sentito il medico', of: ['dose_scale:1'] },
    })
})
