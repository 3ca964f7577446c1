import { describe, expect, it } from 'vitest'
import { fieldSentences } from './field-error.catalogue.ts'
import { serverSentences } from './server-error.catalogue.ts'
import { fieldErrorWords } from './field-error-words.ts'
import { languages } from './languages.ts'
import { problems } from './problem.catalogue.ts'

type Sentences = Record<string, string | number>

const catalogues: [string, Sentences][] = [
  ...Object.entries<Sentences>(problems).map(([code, entry]): [string, Sentences] => [
    `problem ${code}`,
    entry,
  ]),
  ...Object.entries({ ...fieldSentences, ...serverSentences }).map(
    ([code, { label }]): [string, Sentences] => [
      `field error ${code}`,
      Object.fromEntries(languages.map(language => [language, fieldErrorWords(language)(label)])),
    ],
  ),
]

describe.each(catalogues)('%s', (_, entry) => {
  it.each(languages)('says in %s what the matter is', language => {
    expect(entry[language]).toMatch(/^\p{Lu}.*\S$/u)
  })

  it('says nothing in a language that nobody can choose', () => {
    const { status, ...sentences } = entry
    expect(Object.keys(sentences).toSorted()).toEqual(languages.toSorted())
  })
})

it.each(Object.entries(problems))('%s is answered with the status of a refusal', (_, { status }) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
})
