import { expect, it } from 'vitest'
import { fieldSentences } from './field-error.catalogue.ts'
import { serverSentences } from './server-error.catalogue.ts'
import { fieldErrorWords } from './field-error-words.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

it.each(Object.entries({ de, en, fr }))('each sentence at a field stands once in %s', (_, words) => {
  expect(Object.keys(words)).toEqual(
    Object.values({ ...fieldSentences, ...serverSentences }).map(({ label }) => label),
  )
})

it('Italian is the key, and says itself', () => {
  const { label } = fieldSentences.required
  expect(fieldErrorWords('it')(label)).toBe('Compilare questo campo.')
  expect(fieldErrorWords('de')(label)).toBe('Dieses Feld ausfüllen.')
})
