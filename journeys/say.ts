import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import i18next from 'i18next'
import { catalogue as italianPlurals } from '../packages/web/src/i18n/it/catalogue.ts'

const packages = join(import.meta.dirname, '../packages')
const readWords = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(packages, file), 'utf8'))

/** Every text of the product in French. The Italian sentence is its key. */
function frenchWords(): Record<string, string> {
  const folder = 'web/src/i18n/fr'
  const files = readdirSync(join(packages, folder)).filter(name => name.endsWith('.json'))
  return Object.assign(
    readWords('domain/src/anamnesis/words/fr.json'),
    readWords('domain/src/wire/words/fr.json'),
    readWords('domain/src/protocols/words/fr.json'),
    ...files.map(name => readWords(join(folder, name))),
  )
}

const texts = i18next.createInstance()
await texts.init({
  resources: { it: { translation: italianPlurals }, fr: { translation: frenchWords() } },
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/** The language in which the product speaks to the people of the story that runs. */
export const spoken = (): 'it' | 'fr' => (test.info().project.use.locale === 'fr-CH' ? 'fr' : 'it')

/** What is no text of the product's pages: a word of the catalogue, of a country, of the server. */
export const either = <Word>(words: Record<'it' | 'fr', Word>): Word => words[spoken()]

type Values = Readonly<Record<string, string | number>>

function wordsOf(sentence: string, values: Values): string {
  if (!texts.exists(sentence, { ...values, lng: 'fr' })) throw new Error(`No text reads «${sentence}».`)
  return texts.t(sentence, { ...values, lng: spoken(), skipInterpolation: true })
}

const fill = (words: string, valueOf: (name: string) => string): string =>
  words.replaceAll(/{{(\w+)}}/g, (_, name: string) => valueOf(name))

/**
 * A text of the product as the story's people read it: by its Italian sentence, with what is put into it by name.
 * Throws where the product has no such sentence.
 */
export const say = (sentence: string, values: Values = {}): string =>
  fill(wordsOf(sentence, values), name => String(values[name]))

const literal = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** What begins with a text of the product: a label with its star, a line with more in it. Any value may stand where none is given. */
export const saying = (sentence: string, values: Values = {}): RegExp =>
  new RegExp(
    `^${fill(literal(wordsOf(sentence, values)), name => (name in values ? literal(String(values[name])) : '.*'))}`,
  )
