import { Day } from '@vicino/domain/days/day.ts'
import { someLine } from '@vicino/domain/wire/text.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTexts } from '../i18n/texts.ts'
import { errorsAtFields, fetchEveryIssue } from './errors-at-fields.ts'

beforeAll(() => startTexts('it'))

const Form = z.strictObject({
  name: someLine(40),
  day: Day,
  percent: z.number(),
  canton: z.enum(['TI', 'GR']),
  times: z.int(),
})

const empty = { name: '', day: null, percent: null, canton: null, times: null }
const asked = {
  name: 'Compilare questo campo.',
  day: 'Compilare questo campo.',
  percent: 'Compilare questo campo.',
  canton: 'Scegliere una possibilità.',
  times: 'Compilare questo campo.',
}

test('what nobody filled in is asked for, also once every fault of a form is named', async () => {
  const said = () => errorsAtFields(Form, empty)
  expect(said()).toEqual(asked)
  await fetchEveryIssue()
  expect(said()).toEqual(asked)
})

test('what was filled in wrong is told apart from that', async () => {
  await fetchEveryIssue()
  const wrong = { name: 'x', day: '31.02.2026', percent: 1, canton: 'ZZ', times: 2.5 }
  const said = errorsAtFields(Form, wrong)
  expect(Object.keys(said).toSorted()).toEqual(['canton', 'day', 'times'])
  for (const [field, sentence] of Object.entries(said))
    expect(sentence).not.toBe(asked[field as keyof typeof asked])
})
