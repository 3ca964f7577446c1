import type { Language } from '../wire/language.ts'

/** The languages, each by its own name: a person finds hers whatever language the screen shows now. */
export const languageNames = {
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  en: 'English',
} as const satisfies Record<Language, string>
