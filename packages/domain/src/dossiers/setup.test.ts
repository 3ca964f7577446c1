import { expect, it } from 'vitest'
import { type SetupCounts, type SetupProgress, setupProgress, setupSteps } from './setup.ts'

const doneSteps = ({ steps }: SetupProgress) => steps.filter(({ done }) => done).map(({ step }) => step)
const allCounted = Object.fromEntries(setupSteps.map(({ value }) => [value, 0])) as Required<SetupCounts>

it('leaves out what concerns another kind of business, and what cannot be counted yet', () => {
  expect(setupProgress('business', allCounted).total).toBe(7)
  expect(setupProgress('independent', allCounted).steps.map(({ step }) => step)).toEqual([
    'health_data',
    'prescription',
    'anamnesis',
    'care_plan',
    'planned_performances',
  ])
  expect(setupProgress('business', {})).toEqual({ steps: [], done: 0, total: 0 })
  expect(setupProgress('independent', { collaborators: 5 }).total).toBe(0)
})

it.each<[SetupCounts, string[]]>([
  [{ collaborators: 1 }, []],
  [{ collaborators: 2 }, ['collaborators']],
  [{ prescription: 1, anamnesis: 0 }, ['prescription']],
  [{ planned_performances: 12, health_data: 1 }, ['health_data', 'planned_performances']],
])('%j: done are %j', (counts, expected) => {
  const progress = setupProgress('business', counts)
  expect(doneSteps(progress)).toEqual(expected)
  expect(progress.done).toBe(expected.length)
  expect(progress.total).toBe(Object.keys(counts).length)
})
