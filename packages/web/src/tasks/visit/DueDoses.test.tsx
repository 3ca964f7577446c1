import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { someVisitDose } from '@vicino/domain/testing/some-visit-dose.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { DueDoses } from './DueDoses.tsx'

const morphine = someDrug({ name: 'Morfina retard 10 mg', comments: 'Non spezzare.', morning: 1 })
const dose = someVisitDose(morphine)
const { dossierId } = morphine
const hold: DoseQuestion = {
  code: 'hold',
  key: 'hold:1',
  until: null,
  rules: [{ parameter: 'rr', below: 10, above: null, value: null, measured_at: null }],
}
const bedside = {
  client: { _id: dossierId, name: 'Maria Bianchi', avatar: null },
  birthday: '1939-02-22',
  allergies: null,
  narcotics: { may_give: false, drugs: [morphine._id] },
  drugs: [],
}

const nowIs = (now: string) => vi.setSystemTime(new Date(now))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  answerCalls(({ path }) => {
    if (path.endsWith('/bedside')) return { body: bedside }
    const { day, moment } = dose
    const asked = { drug: morphine, dose: 1, day, moment, questions: [hold] }
    return { body: { administrations: [], doses: [asked], as_needed: [], without_dose: [] } }
  })
  return () => vi.useRealTimers()
})

const showDue = (permissions = writing('drugs.read', 'drugs.administer'), shown = dose) =>
  show(
    <PersonContext value={somebody({ permissions })}>
      <DueDoses due={[shown]} dossierId={dossierId} />
    </PersonContext>,
  )

test('the list of a visit says what every other line of the dose says', async () => {
  await showDue()
  expect(await screen.findByText('Non spezzare.')).toBeVisible()
  expect(await screen.findByText(/^Stupefacente: lo dà chi/)).toBeVisible()
  expect(await screen.findByText('Prima misurare: Respiro, non dare se sotto 10')).toBeVisible()
})

test.each([
  ['to be given while one is open', dose, 'Da dare in questa visita'],
  ['of the visit once each is answered', { ...dose, answer: 'given' as const }, 'Dosi di questa visita'],
])('they are called what they are: %s', async (_, shown, title) => {
  await showDue(undefined, shown)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test.each([
  ['who gives nothing', writing('drugs.read'), dose, '2026-11-20T07:10:00Z'],
  ['a dose that has its answer', undefined, { ...dose, answer: 'given' as const }, '2026-11-20T07:10:00Z'],
  ['a dose whose time has not come', undefined, dose, '2026-11-19T15:00:00Z'],
])('of %s nothing is asked, but what the drug is stands', async (_, permissions, shown, at) => {
  nowIs(at)
  await showDue(permissions, shown)
  expect(await screen.findByText(/^Stupefacente/)).toBeVisible()
  expect(screen.queryByText(/^Prima misurare/)).toBeNull()
})
