import { describe, expect, it } from 'vitest'
import type { CarePlan } from '../care-plan/care-plan.ts'
import type { Task } from '../tasks/task.ts'
import { lackingIn } from '../testing/fhir-required.ts'
import { someAdministration } from '../testing/some-administration.ts'
import { someCarePlan, someProblem } from '../testing/some-care-plan.ts'
import { someDrug } from '../testing/some-drug.ts'
import { someFocus } from '../testing/some-focus.ts'
import { someInvoice } from '../testing/some-invoice.ts'
import { someOpenedProtocol } from '../testing/some-protocol.ts'
import { someReading } from '../testing/some-reading.ts'
import { someTask } from '../testing/some-task.ts'
import { someWarning } from '../testing/some-warning.ts'
import { carePlanResources, versionToTell } from './care-plan-resource.ts'
import { allergyOf, conditionOf, measurementOf, medicationOf, patientOf } from './dossier-resources.ts'
import { encounterOf } from './encounter.ts'
import { medicationListOf } from './hospital-return-resource.ts'
import { invoiceResourceOf } from './invoice-resource.ts'
import { medicationAdministrationOf } from './medication-administration.ts'
import { openedProtocolResources } from './opened-protocol-resource.ts'

const dossier = '01a1fc0a-5a3b-7006-9c68-eb853133fd20'
const struck = { reason: 'Cliente sbagliata' }
const completed = (more: Partial<Task> = {}) => someTask({ status: 'completed', ...more })
const drug = someDrug()
const { author, written_at } = drug
const done = {
  _id: dossier,
  dossierId: dossier,
  stay: { from: '2026-11-01', to: '2026-11-10' },
  author,
  written_at,
  reason: 'Rientro',
  drugs: [{ drugId: drug._id, name: drug.name, act: 'stop' as const }],
}

it.each([
  ['a client of whom nothing is known', [patientOf(dossier, null)]],
  ['an allergy', [allergyOf(dossier, someWarning({ kind: 'allergy' }))]],
  ['a drug', [medicationOf(drug, '2026-11-20')]],
  ['a reading', [measurementOf(someReading())]],
  ['a focus', [conditionOf(someFocus())]],
  ['a struck focus', [conditionOf(someFocus({ struck }))]],
  ['a dose that was given', [medicationAdministrationOf(someAdministration())]],
  ['a dose that was refused', [medicationAdministrationOf(someAdministration({ status: 'refused' }))]],
  ['a dose of which nobody knows', [medicationAdministrationOf(someAdministration({ status: 'unknown' }))]],
  ['a struck dose', [medicationAdministrationOf(someAdministration({ struck }))]],
  ['a visit', [encounterOf(dossier, completed())]],
  ['a visit without operators', [encounterOf(dossier, completed({ operators: [] }))]],
  [
    'a visit of a whole day',
    [encounterOf(dossier, completed({ full_day: true, start_time: null, end_time: null }))],
  ],
  ['a care plan', carePlanResources(someCarePlan())],
  ['a draft', carePlanResources(someCarePlan({ status: 'draft', signature: null, signed_on: null }))],
  [
    'a care plan without goals and measures',
    carePlanResources(someCarePlan({ problems: [someProblem({ goals: [], measures: [] })] })),
  ],
  ['a struck care plan', carePlanResources(someCarePlan({ struck }))],
  ['a protocol', openedProtocolResources(someOpenedProtocol(), name => name)],
  ['a return from hospital', [medicationListOf(done)]],
  ['a return without drugs', [medicationListOf({ ...done, stay: null, drugs: [] })]],
  ['an invoice', [invoiceResourceOf(someInvoice())]],
  [
    'an invoice for who may not know the insurer',
    [invoiceResourceOf(someInvoice({ payer: null, content: null }))],
  ],
])('%s has all that FHIR R4 asks for', (_, resources) => {
  expect(resources.length).toBeGreaterThan(0)
  for (const resource of resources) expect(lackingIn(resource!)).toEqual([])
})

describe('what becomes of a dose', () => {
  it.each([
    ['given', 'completed', true],
    ['self_taken', 'completed', true],
    ['refused', 'not-done', false],
    ['not_available', 'not-done', false],
    ['held', 'not-done', false],
    ['missed', 'not-done', false],
    ['unknown', 'unknown', false],
  ] as const)('%s is %s, with a dosage only where it is in the body', (status, said, isIn) => {
    const resource = medicationAdministrationOf(someAdministration({ status }))
    expect([resource.status, resource.dosage !== undefined]).toEqual([said, isIn])
  })
})

it.each(['pending', 'confirmed', 'not_done'] as const)('a visit that is %s is no encounter', status => {
  expect(encounterOf(dossier, someTask({ status }))).toBeUndefined()
})

it('a visit tells its own clock before the one that was planned, and why it ended with open doses', () => {
  const planned = completed({ confirm_open_doses: { reason: 'La dà la figlia' } })
  expect(encounterOf(dossier, planned)).toMatchObject({
    period: { start: '2026-11-20T07:00:00.000Z', end: '2026-11-20T07:45:00.000Z' },
    extension: [{ valueString: 'La dà la figlia' }],
  })
  const started_at = '2026-11-20T07:10:00.000Z'
  expect(encounterOf(dossier, { ...planned, started_at })?.period.start).toBe(started_at)
})

const inTheLostHour = { date: '2028-03-26', end_date: '2028-03-26', start_time: '02:30', end_time: '03:00' }
it.each([
  ['is planned in the hour that is lost', inTheLostHour, '2028-03-26T01:30:00.000Z'],
  ['began after its plan', { started_at: '2026-11-20T08:10:00.000Z' }, '2026-11-20T08:10:00.000Z'],
])('a visit that %s never ends before it begins', (_, times, at) => {
  expect(encounterOf(dossier, completed(times))?.period).toEqual({ start: at, end: at })
})

it('a visit of a whole day whose begin was recorded ends with its day', () => {
  const whole = { full_day: true, start_time: null, end_time: null, started_at: '2026-11-20T08:10:00.000Z' }
  expect(encounterOf(dossier, completed(whole))?.period.end).toBe('2026-11-20')
})

describe('the version of a care plan that is told', () => {
  const version = (more: Partial<CarePlan>, current = false) => ({ ...someCarePlan(more), current })
  const signed = version({ version: 2, in_force: 2 })
  it.each([
    [
      'the one that stands',
      [version({ version: 1, status: 'draft', in_force: null }), { ...signed, current: true }],
      2,
    ],
    ['a first draft', [version({ version: 1, status: 'draft', in_force: null }, true)], 1],
    [
      'the signed one under a draft',
      [signed, version({ version: 3, status: 'draft', in_force: 2 }, true)],
      2,
    ],
    ['one that ended', [signed, version({ version: 3, status: 'ended', in_force: 2 }, true)], 3],
    ['one that was struck', [signed, version({ version: 3, status: 'draft', in_force: 2, struck }, true)], 3],
  ] as const)('is %s', (_, versions, told) => expect(versionToTell(versions)?.version).toBe(told))
})

it.each([
  ['issued', 'issued'],
  ['partly_paid', 'issued'],
  ['paid', 'balanced'],
  ['cancelled', 'cancelled'],
  ['counter_entry', 'issued'],
] as const)('an invoice that is %s is %s in FHIR', (state, status) =>
  expect(invoiceResourceOf(someInvoice({ state })).status).toBe(status),
)

it('a protocol that ended tells how far each goal was reached, under an id of its own in each copy', () => {
  const opened = someOpenedProtocol({ status: 'ended', act: 'ended' })
  const [goal] = opened.goals
  const evaluation = {
    on: '2026-11-30',
    by: opened.author,
    outcomes: [{ goalId: goal!._id, outcome: 'partly' as const, note: 'Una caduta' }],
    note: 'Meglio',
  }
  const resources = openedProtocolResources({ ...opened, evaluation }, name => name)
  expect(resources).toMatchObject([
    {
      resourceType: 'CarePlan',
      status: 'completed',
      title: opened.title,
      period: { start: '2026-11-02', end: '2026-11-30' },
      activity: [{ detail: { status: 'completed', scheduledString: 'ogni settimana' } }, {}],
    },
    {
      resourceType: 'Goal',
      id: expect.stringContaining(opened._id),
      achievementStatus: { coding: [{ code: 'improving' }] },
      note: [{ text: 'Una caduta' }],
    },
  ])
})
