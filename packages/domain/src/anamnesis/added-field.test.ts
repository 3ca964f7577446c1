import { expect, it } from 'vitest'
import { questionnaireOf } from '../fhir/questionnaire.ts'
import { responseOf } from '../fhir/questionnaire-response.ts'
import { answer } from '../form/answer.ts'
import { answerTitle, answerWords, type Speech } from '../form/answer-words.ts'
import { differences } from '../form/differences.ts'
import { openFields } from '../form/form-state.ts'
import { mergeUnits } from '../form/merge-units.ts'
import { answeredRows } from '../form/rows.ts'
import { visibleFields } from '../form/visibility.ts'
import { toWire } from '../form/wire-answers.ts'
import { wireSchema } from '../form/wire-schema.ts'
import { newId } from '../wire/id.ts'
import { section } from './section.ts'
import { sleepAndRest } from './sections/sleep-and-rest.ts'

const words = { language: 'it', t: (italian: string) => italian } as const
const speech: Speech = { ...words, day: day => day, number: String }

it('a field added by one line is asked, laid out, checked, merged, printed, compared and sent as FHIR', () => {
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
  expect(visibleFields(longer, {}).map(([name]) => name)).toContain('snores')
  expect(longer.parts.flatMap(({ fields }) => fields)).toContain('snores')
  expect(openFields(longer, {})).toContain('snores')
  expect(mergeUnits(longer, answers, {})).toContainEqual(['snores'])
  expect(wireSchema(longer).safeParse(toWire(longer, answers)).success).toBe(true)
  expect(wireSchema(sleepAndRest).safeParse({ snores: true }).success).toBe(false)
  expect(
    answeredRows(longer, answers).map(row => `${answerTitle(row, speech)}: ${answerWords(row, speech)}`),
  ).toEqual(['Russa: Sì'])
  expect(differences(longer, {}, answers).map(({ path }) => path)).toEqual(['snores'])

  const asked = { linkId: 'snores', text: 'Russa' }
  expect(questionnaireOf(longer, words, String).item).toContainEqual({ ...asked, type: 'boolean' })
  const signed = { author: { _id: newId(), name: 'Anna Prova', role: 'nurse_diploma', avatar: null } }
  const saved = {
    ...signed,
    section: longer.slug,
    version: 1,
    state: 'begun' as const,
    saved_at: '2026-11-21T08:00:00.000Z',
    definition_version: longer.definitionVersion,
    answers: toWire(longer, answers),
    derived: {},
    marked_complete: false,
  }
  expect(responseOf(longer, saved, { dossier: newId(), anamnesis: newId() }, words, String).item).toEqual([
    { ...asked, answer: [{ valueBoolean: true }] },
  ])
})
