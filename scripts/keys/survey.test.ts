import { expect, test } from 'vitest'
import type { Catalogues } from './catalogues.ts'
import { surveyKeys } from './survey.ts'
import type { SaidText } from './texts.ts'

const save: SaidText = { key: 'Salva', plural: false, path: 'a.tsx', atTheDoor: false }
const entry = (key: string, text: string, file = 'app.json') => ({ key, text, file })
const full = (more: Partial<Catalogues> = {}): Catalogues => ({
  it: [],
  de: [entry('Salva', 'Speichern')],
  fr: [entry('Salva', 'Enregistrer')],
  en: [entry('Salva', 'Save')],
  ...more,
})

test('a text in every language is sound', () => {
  expect(surveyKeys([save], full()).broken).toEqual([])
})

test.each([
  ['missing', [save], full({ de: [] }), 'a.tsx: «Salva» has no text in de'],
  ['unused', [], full({ fr: [], en: [] }), 'app.json: nobody says «Salva»'],
  ['empty', [save], full({ en: [entry('Salva', ' ')] }), 'app.json: «Salva» is empty'],
  [
    'other gaps',
    [save],
    full({ en: [entry('Salva', 'Save {{name}}')] }),
    'app.json: «Salva» has other {{gaps}}',
  ],
  [
    'doubled',
    [save],
    full({ en: [entry('Salva', 'Save'), entry('Salva', 'Store', 'drugs.json')] }),
    'drugs.json: «Salva» stands in app.json too; one place is enough',
  ],
  [
    'said before the sign-in',
    [{ ...save, atTheDoor: true }],
    full({
      fr: [entry('Salva', 'Enregistrer', 'i18n/fr/sign-in.json')],
      en: [entry('Salva', 'Save', 'i18n/en/sign-in.json')],
    }),
    '«Salva» is said before the sign-in: in de it belongs to sign-in.json',
  ],
])('%s', (_what, texts, catalogues, sentence) => {
  expect(surveyKeys(texts, catalogues).broken).toContain(sentence)
})

test('a plural needs each form of its language, and its singular may leave the number out', () => {
  const plural: SaidText = { ...save, key: '{{count}} farmaci', plural: true }
  const of = (language: string, forms: string[]) =>
    forms.map(form => entry(`{{count}} farmaci_${form}`, form === 'one' ? 'uno' : `{{count}} ${language}`))
  const catalogues: Catalogues = {
    it: of('it', ['one', 'other', 'many']),
    de: of('de', ['one', 'other']),
    fr: of('fr', ['one', 'other', 'many']),
    en: of('en', ['one']),
  }
  expect(surveyKeys([plural], catalogues).broken).toEqual([
    'a.tsx: «{{count}} farmaci_other» has no text in en',
  ])
})
