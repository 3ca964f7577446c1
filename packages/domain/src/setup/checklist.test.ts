import { expect, it } from 'vitest'
import type { BusinessKind } from '../businesses/business.ts'
import { setupSteps } from './dossier-setup.ts'
import { checklist, isAllDone, type StepCounts, type StepRow } from './checklist.ts'
import { businessSteps, personSteps } from './setup.ts'

const lists: Record<string, readonly StepRow[]> = { personSteps, businessSteps, setupSteps }
const of = (rows: readonly StepRow[], kind: BusinessKind, counts: StepCounts<string>) =>
  checklist(rows, { kind, counts, celebrated: false })
const allCounted = (rows: readonly StepRow[], count: number): StepCounts<string> =>
  Object.fromEntries(rows.map(({ value }) => [value, count]))

it.each<[keyof typeof lists, BusinessKind, string[]]>([
  ['personSteps', 'business', ['contacts', 'personal_info', 'languages', 'secured']],
  ['personSteps', 'independent', ['contacts', 'personal_info', 'languages', 'secured']],
  [
    'businessSteps',
    'business',
    ['business_data', 'collaborators', 'permissions', 'first_client', 'first_visit'],
  ],
  ['businessSteps', 'independent', ['business_data', 'first_client', 'first_visit']],
  [
    'setupSteps',
    'business',
    ['health_data', 'prescription', 'anamnesis', 'collaborators', 'care_plan', 'planned_performances'],
  ],
  [
    'setupSteps',
    'independent',
    ['health_data', 'prescription', 'anamnesis', 'care_plan', 'planned_performances'],
  ],
])('%s of a house that is %s: %j', (name, kind, expected) => {
  const rows = lists[name]!
  expect(of(rows, kind, allCounted(rows, 0)).steps.map(({ step }) => step)).toEqual(expected)
})

it.each<[keyof typeof lists, StepCounts<string>, string[]]>([
  ['setupSteps', { collaborators: 1 }, []],
  ['setupSteps', { collaborators: 2 }, ['collaborators']],
  ['setupSteps', { prescription: 1, anamnesis: 0 }, ['prescription']],
  ['setupSteps', { planned_performances: 12, health_data: 1 }, ['health_data', 'planned_performances']],
  ['businessSteps', { collaborators: 9, permissions: 1 }, ['collaborators']],
  ['businessSteps', { permissions: 2, first_client: 0 }, ['permissions']],
  ['personSteps', { contacts: 1, languages: 3, secured: 0 }, ['contacts', 'languages']],
])('of %s with %j done are %j', (name, counts, expected) => {
  const { steps, done, total } = of(lists[name]!, 'business', counts)
  expect(steps.filter(step => step.done).map(({ step }) => step)).toEqual(expected)
  expect([done, total]).toEqual([expected.length, Object.keys(counts).length])
})

it('is complete once each of its steps is done, and never without a step', () => {
  expect(isAllDone(of(setupSteps, 'business', allCounted(setupSteps, 2)))).toBe(true)
  expect(isAllDone(of(setupSteps, 'business', allCounted(setupSteps, 1)))).toBe(false)
  expect(isAllDone(of(setupSteps, 'independent', allCounted(setupSteps, 1)))).toBe(true)
  expect(isAllDone(of(setupSteps, 'independent', { collaborators: 5 }))).toBe(false)
})
