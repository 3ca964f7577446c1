import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { expect, test } from 'vitest'
import { catalogue as german } from './de/catalogue.ts'
import { catalogue as french } from './fr/catalogue.ts'

const sentences = Object.values(problems)

const badly = (texts: string[], spelling: RegExp): string[] => texts.filter(text => spelling.test(text))

test('German is written with ss and «guillemets»', () => {
  const texts = [...Object.values(german), ...sentences.map(({ de }) => de)]
  expect(badly(texts, /[ßẞ„“”]/u)).toEqual([])
})

test('French has a narrow no-break space (U+202F) before : ; ? ! » and after «; a clock has none', () => {
  const texts = [...Object.values(french), ...sentences.map(({ fr }) => fr)]
  expect(badly(texts, /(?<!\u202f|\d(?=:\d))[:;?!»]|«(?!\u202f)/u)).toEqual([])
})
