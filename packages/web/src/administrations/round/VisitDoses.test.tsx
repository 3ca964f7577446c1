import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { VisitDoses } from './VisitDoses.tsx'

const drug = someDrug({ name: 'Torasemide 5 mg', morning: 1 })
const { _id, dossierId, name } = drug
const answered = someAdministration({ drug: { ...someAdministration().drug, name } })
const visit: RoundVisit = {
  taskId: '01a1fc0a-5a3b-7006-9c68-eb853133fd61',
  date: '2026-11-20',
  start_time: '08:00',
  end_time: '08:30',
  status: 'completed',
  confirm_open_doses: null,
  dossierId,
  client: { _id: dossierId, name: 'Maria Bianchi', avatar: null },
  birthday: '1939-02-22',
  may_give: true,
  due: [{ drug, day: '2026-11-20', moment: 'morning', dose: 1, questions: [] }],
  as_needed: [],
  without_dose: [],
  administrations: [answered],
  bedside: {
    client: { _id: dossierId, name: 'Maria Bianchi', avatar: null },
    birthday: '1939-02-22',
    allergies: { notes: [], none_on: null },
    narcotics: { may_give: true, drugs: [] },
    drugs: [],
  },
}

const showVisit = (more: Partial<RoundVisit> = {}) =>
  show(
    <PersonContext value={somebody()}>
      <VisitDoses visit={{ ...visit, ...more }} isToday />
    </PersonContext>,
  )

test('a visit whose doses were all taken is folded away, and unfolds by a tap', async () => {
  const { user } = await showVisit()
  expect(screen.getByText('Tutto documentato')).toBeVisible()
  expect(screen.queryByText('Torasemide 5 mg')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }))
  expect(screen.getByText('Torasemide 5 mg')).toBeVisible()
})

test('a visit with an open dose stands open', async () => {
  const struck = { ...answered, struck: { reason: 'cliente sbagliato' } }
  await showVisit({ administrations: [struck] })
  expect(screen.getByText('1 dose aperta')).toBeVisible()
  expect(screen.getByText('Torasemide 5 mg')).toBeVisible()
})

test('the same drug at two moments of a visit is told by when', async () => {
  const due = (moment: 'morning' | 'evening', day: string) => ({ drug, day, moment, dose: 1, questions: [] })
  const { unmount } = await showVisit({ due: [due('evening', '2026-11-19'), due('morning', '2026-11-20')] })
  for (const words of [/^Sera/, /^Mattina/]) expect(screen.getByText(words)).toBeVisible()
  unmount()
  await showVisit({ due: [due('morning', '2026-11-20')], administrations: [] })
  expect(screen.queryByText(/^Mattina/)).toBeNull()
})

test('a drug without a dose keeps the visit open, and is no visit without anything', async () => {
  const untold = someDrug({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41', name: 'Pantoprazolo 20 mg' })
  const { unmount } = await showVisit({ without_dose: [untold] })
  expect(screen.getByText('Pantoprazolo 20 mg')).toBeVisible()
  expect(screen.getByText('Dose da precisare')).toBeVisible()
  unmount()
  await showVisit({ due: [], administrations: [], without_dose: [untold] })
  expect(screen.queryByText('Nessuna dose a orario in questa visita')).toBeNull()
})

test('a refused dose is not folded away', async () => {
  const refused = { ...answered, status: 'refused', status_reason: 'Nausea' } as const
  await showVisit({ administrations: [refused] })
  expect(screen.getByText('Nausea')).toBeVisible()
})

test('a dose that a colleague takes off while the round is open is struck through, and says by whom', async () => {
  const struck = {
    ...drug,
    version: 2,
    written_at: '2026-11-20T08:12:00.000Z',
    struck: { reason: 'Allergia riferita dalla figlia' },
  }
  answerCalls(() => ({ body: struck }))
  function Live() {
    const [shown, setShown] = useState<RoundVisit>({ ...visit, administrations: [] })
    return (
      <PersonContext value={somebody()}>
        <VisitDoses visit={shown} isToday />
        <button type="button" onClick={() => setShown({ ...shown, due: [] })}>
          arriva
        </button>
      </PersonContext>
    )
  }
  const { user } = await show(<Live />)
  expect(screen.getByRole('button', { name: /^Torasemide 5 mg: data alle|somministrata$/ })).toBeVisible()
  await user.click(screen.getByText('arriva'))
  expect(await screen.findByText('Rimossa ora')).toBeVisible()
  expect(screen.getByText('Torasemide 5 mg').closest('s')).not.toBeNull()
  expect(screen.getByText('Allergia riferita dalla figlia')).toBeVisible()
  expect(screen.getByText('09:12, Marco Vassalli')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Torasemide/ })).toBeNull()
})

const reserve = someDrug({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd31',
  name: 'Morfina 20 mg/ml',
  reserve: true,
  morning: 4,
  dose_unit: 'drop',
  indication: 'Se dolore oltre 4 su 10',
  comments: 'Non insieme al paracetamolo',
})
const penicillin = { source: 'warning', text: 'Allergia alla penicillina' } as const
const because = { it: 'penicilline', de: 'Penicilline', fr: 'pénicillines', en: 'penicillins' }
const order = { drugId: _id, comments: '', indication: '', matches: [], value: null, by_scale: null }
const noted = { ...drug, comments: 'Non dare se polso sotto 50' }
const open: Partial<RoundVisit> = {
  administrations: [],
  due: [{ ...visit.due[0]!, drug: noted }],
  as_needed: [{ drug: reserve, questions: [] }],
}
const bedsideOf = (more: Partial<RoundVisit['bedside']>) => ({
  ...open,
  bedside: { ...visit.bedside, ...more },
})

test('each line says what the order says beside the dose, one as needed for what it is given', async () => {
  const { user } = await showVisit(open)
  expect(screen.getByText('Non dare se polso sotto 50')).toBeVisible()
  await user.click(screen.getByText('Al bisogno (1)'))
  expect(screen.getByText('Se dolore oltre 4 su 10')).toBeVisible()
  expect(screen.getByText('Non insieme al paracetamolo')).toBeVisible()
})

test('units are words where a dose is given, and a millilitre is said where it is known', async () => {
  const insulin = someDrug({ name: 'Toujeo', modality: 'SC', dose_unit: 'unit', morning: 8 })
  const written = { ...insulin, name: 'Insulina aspart 100 U/ml' }
  const due = (of: Drug): RoundVisit['due'] => [
    { drug: of, day: '2026-11-20', moment: 'morning', dose: 8, questions: [] },
  ]
  const { unmount } = await showVisit({ administrations: [], due: due(insulin) })
  expect(screen.getByText('Toujeo (300 unità/ml)')).toBeVisible()
  expect(screen.getByText(/^8 unità/)).toBeVisible()
  unmount()
  await showVisit({ administrations: [], due: due(written) })
  expect(screen.getByText('Insulina aspart 100 unità/ml')).toBeVisible()
})

test.each([
  [{ notes: [penicillin], none_on: null }, 'Allergie: Allergia alla penicillina'],
  [{ notes: [], none_on: '2026-03-02' }, 'Allergie: nessuna nota (02.03.2026)'],
  [{ notes: [], none_on: null }, 'Allergie: non rilevate'],
  [null, 'Allergie: non visibili'],
])('of the allergies %j the head says: %s', async (allergies, words) => {
  await showVisit(bedsideOf({ allergies }))
  expect(screen.getByText(words)).toBeVisible()
})

test('a line says only the allergy that speaks against its drug', async () => {
  const matches = [{ ...penicillin, because }]
  await showVisit(bedsideOf({ drugs: [{ ...order, matches }] }))
  expect(screen.getByText('Attenzione, allergia: penicilline')).toBeVisible()
})

test('an allergy that is asked about before the dose is said once, with where it stands', async () => {
  const matches = [{ ...penicillin, because }]
  const question = { code: 'allergy', key: 'allergy:1', until: null, matches } as const
  const due = [{ ...visit.due[0]!, questions: [question] }]
  await showVisit({ ...bedsideOf({ drugs: [{ ...order, matches }] }), due })
  expect(screen.getAllByText(/penicilline/)).toHaveLength(1)
  expect(screen.getByText(/^Allergia \(penicilline\)\. /)).toBeVisible()
})

test.each([
  [
    { field: 'hr', value: 46, second: null, measured_at: '2026-11-20T05:50:00.000Z' },
    /Polso 46\/min, .+ fa$/,
  ],
  [
    { field: 'bp_max', value: 128, second: 76, measured_at: '2026-11-10T05:50:00.000Z' },
    /Pressione 128\/76 mmHg, \d+ giorni fa$/,
  ],
] as const)('the last value that matters stands on the line with its age: %j', async (value, words) => {
  await showVisit(bedsideOf({ drugs: [{ ...order, value }] }))
  expect(screen.getByText(/^Ultimo valore/)).toHaveTextContent(words)
})

test('the sheet of a dose says whose it is', async () => {
  answerCalls(() => ({ body: null }))
  const { user } = await showVisit(open)
  await user.click(screen.getByRole('button', { name: 'Torasemide 5 mg: altro esito' }))
  const sheet = await screen.findByRole('dialog')
  expect(sheet).toHaveTextContent('Maria Bianchi')
  expect(sheet).toHaveTextContent('22.02.1939')
})
