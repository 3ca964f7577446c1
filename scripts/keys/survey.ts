import { languages } from '../../packages/domain/src/wire/languages.ts'
import { type CatalogueLanguage, type Catalogues, eachLanguage, type Entry } from './catalogues.ts'
import type { SaidText } from './texts.ts'

type Language = CatalogueLanguage | 'it'
type Survey = { broken: string[]; missing: Record<CatalogueLanguage, string[]> }

/** The plural forms that a language needs for whole numbers from 0 to a million. */
const forms: Record<Language, readonly string[]> = {
  it: ['one', 'other', 'many'],
  de: ['one', 'other'],
  fr: ['one', 'other', 'many'],
  en: ['one', 'other'],
}

/** The keys under which a text stands in a language's catalogue. */
function keysOf({ key, plural }: { key: string; plural: boolean }, language: Language): string[] {
  if (plural) return forms[language].map(form => `${key}_${form}`)
  return language === 'it' ? [] : [key]
}

const gaps = (text: string): string => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ')

/** "uno" and "ein" may stand for the number itself, so a singular may leave it out. */
const sameGaps = (key: string, text: string): boolean =>
  gaps(key) === gaps(text) || (key.endsWith('_one') && gaps(key.replace('{{count}}', '')) === gaps(text))

function twice(entries: readonly Entry[]): string[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ key, file }) => {
    const before = seen.get(key)
    seen.set(key, file)
    return before === undefined ? [] : [`${file}: «${key}» stands in ${before} too; one place is enough`]
  })
}

function surveyLanguage(texts: readonly SaidText[], entries: readonly Entry[], language: Language): string[] {
  const wanted = new Map(texts.flatMap(text => keysOf(text, language).map(key => [key, text] as const)))
  const has = new Set(entries.map(({ key }) => key))
  const door = new Set(entries.filter(({ file }) => file.endsWith('/sign-in.json')).map(({ key }) => key))
  const missing = [...wanted]
    .filter(([key]) => !has.has(key))
    .map(([key, { path }]) => `${path}: «${key}» has no text in ${language}`)
  const atTheDoor = texts
    .filter(text => text.atTheDoor && language !== 'it')
    .flatMap(text => keysOf(text, language))
  const elsewhere = [...new Set(atTheDoor)].filter(key => has.has(key) && !door.has(key))
  return [
    ...missing,
    ...elsewhere.map(key => `«${key}» is said before the sign-in: in ${language} it belongs to sign-in.json`),
    ...entries.filter(({ key }) => !wanted.has(key)).map(({ key, file }) => `${file}: nobody says «${key}»`),
    ...entries
      .filter(({ key, text }) => !sameGaps(key, text))
      .map(({ key, file }) => `${file}: «${key}» has other {{gaps}}`),
    ...entries.filter(({ text }) => text.trim() === '').map(({ key, file }) => `${file}: «${key}» is empty`),
    ...twice(entries),
  ]
}

/** Every text against every language: missing, unused, doubled, empty, or with other gaps than its key. */
export function surveyKeys(texts: readonly SaidText[], catalogues: Catalogues): Survey {
  const missingIn = (language: CatalogueLanguage): string[] => {
    const has = new Set(catalogues[language].map(({ key }) => key))
    return [...new Set(texts.flatMap(text => keysOf(text, language)))].filter(key => !has.has(key))
  }
  return {
    broken: languages.flatMap(language => surveyLanguage(texts, catalogues[language], language)),
    missing: eachLanguage(missingIn),
  }
}
