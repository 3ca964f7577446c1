import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { translatedLanguages } from '../../packages/domain/src/wire/languages.ts'
import { catalogue as italianPlurals } from '../../packages/web/src/i18n/it/catalogue.ts'

export type CatalogueLanguage = (typeof translatedLanguages)[number]

/** One translated text and the file it stands in. */
export type Entry = { key: string; text: string; file: string }

/** The entries of each language; Italian has its plurals only. */
export type Catalogues = Record<CatalogueLanguage | 'it', Entry[]>

const folder = 'packages/web/src/i18n'
/** The labels of the anamnesis and the sentences at fields, which the server says too. */
const saidByServer = ['anamnesis', 'wire'].map(part => `packages/domain/src/${part}/words`)

function entriesOf(root: string, language: CatalogueLanguage): Entry[] {
  const names = readdirSync(join(root, folder, language)).filter(name => name.endsWith('.json'))
  const files = [
    ...names.map(name => `${folder}/${language}/${name}`),
    ...saidByServer.map(words => `${words}/${language}.json`),
  ]
  return files.flatMap(file => {
    const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
    return Object.entries(texts).map(([key, text]) => ({ key, text, file }))
  })
}

/** What is said of each language that has a catalogue. */
export const eachLanguage = <Said>(
  say: (language: CatalogueLanguage) => Said,
): Record<CatalogueLanguage, Said> =>
  Object.fromEntries(translatedLanguages.map(language => [language, say(language)])) as Record<
    CatalogueLanguage,
    Said
  >

export function readCatalogues(root: string): Catalogues {
  const file = `${folder}/it/catalogue.ts`
  const it = Object.entries(italianPlurals).map(([key, text]) => ({ key, text, file }))
  return { it, ...eachLanguage(language => entriesOf(root, language)) }
}
