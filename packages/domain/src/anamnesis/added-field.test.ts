import { expect, it } from 'vitest'
import { answer } from '../form/answer.ts'
import { differences } from '../form/differences.ts'
import { openFields } from '../form/form-state.ts'
import { mergeUnits } from '../form/merge-units.ts'
import { answeredRows } from '../form/rows.ts'
import { shownFields } from '../form/visibility.ts'
import { toWire } from '../form/wire-answers.ts'
import { wireSchema } from '../form/wire-schema.ts'
import { section } from './section.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'

it('a field added by one line is asked, laid out, checked, merged, printed and compared', () => {
  const longer = section({
    slug: 'sleep_and_rest',
    definitionVersion: 1,
    fields: {
      ...sleepAndRest.fields,
      snores: { kind: 'flag', label: 'Russa' },
    },
    parts: [{ label: 'Sonno', from: 'is_altered' }],
  })
  const answers = answer(longer, {}, 'snores', true, '2026-11-21')
  expect(shownFields(longer, {}).map(([name]) => name)).toContain('snores')
  expect(longer.parts.flatMap(({ fields }) => fields)).toContain('snores')
  expect(openFields(longer, {})).toContain('snores')
  expect(mergeUnits(longer)).toContainEqual(['snores'])
  expect(wireSchema(longer).safeParse(toWire(longer, answers)).success).toBe(true)
  expect(wireSchema(sleepAndRest).safeParse({ snores: true }).success).toBe(false)
  expect(answeredRows(longer, answers).map(({ path }) => path)).toEqual(['snores'])
  expect(differences(longer, {}, answers).map(({ path }) => path)).toEqual(['snores'])
})
