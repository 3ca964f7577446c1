import type { TFunction } from 'i18next'
import { spokenLanguage } from './texts.ts'

/** What no browser has a name for. */
const nameless: Readonly<Record<string, { label: string }>> = { gsw: { label: 'Svizzero tedesco' } }

/** A language by its name in the language of the screen, as it begins a line: 'Portoghese'. */
export function languageName(code: string, t: TFunction): string {
  const own = nameless[code]
  if (own) return t(own.label)
  const language = spokenLanguage()
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The languages that somebody speaks: 'Italiano, Portoghese e Romancio'. */
export const languageList = (codes: readonly string[], t: TFunction): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(
    codes.map(code => languageName(code, t)),
  )
