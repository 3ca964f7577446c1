import type { Language } from '@vicino/domain/wire/language.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { bringCode } from '../ui/bring-code.ts'
import { rememberLanguage, rememberedLanguage } from './language.ts'

type Catalogue = Record<string, string>

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  it: () => import('./it/catalogue.ts'),
  de: () => import('./de/catalogue.ts'),
  fr: () => import('./fr/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
}

async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return
  const { catalogue } = await bringCode(catalogues[language])
  i18next.addResourceBundle(language, 'translation', catalogue)
}

/** Prepares the texts in a language. Resolves when the first words may be shown. */
export async function startTexts(language: Language = rememberedLanguage()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  document.documentElement.lang = language
  await load(language)
}

/** Changes the language of the page and remembers it in this browser. */
export async function speak(language: Language): Promise<void> {
  await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  rememberLanguage(language)
}

/** The language that the page speaks now. */
export const spokenLanguage = (): Language => (i18next.language as Language | undefined) ?? 'it'
