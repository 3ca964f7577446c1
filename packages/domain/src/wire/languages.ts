/** The languages, each by its own name: a person finds hers whatever language the screen shows now. */
export const languageNames = {
  it: 'Italiano',
  de: 'Deutsch',
  fr: 'Français',
  en: 'English',
} as const

type Language = keyof typeof languageNames
type TranslatedLanguage = Exclude<Language, 'it'>

/** The languages that the screen and the refusals speak. */
export const languages = Object.keys(languageNames) as Language[]

/** Those into which every text is translated. Italian is the key, and has words of its own for one of a thing alone. */
export const translatedLanguages = languages.filter(
  (language): language is TranslatedLanguage => language !== 'it',
)
