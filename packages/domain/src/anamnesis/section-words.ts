import type { Language } from '../wire/language.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

type Catalogue = Readonly<Record<string, string>>

/** Italian is the key. */
const catalogues: Readonly<Record<Language, Catalogue>> = { it: {}, de, fr, en }

/** How a language says the labels of the anamnesis. For the server: a page has the catalogue of its own language. */
export const sectionWords =
  (language: Language) =>
  (italian: string): string =>
    catalogues[language][italian] ?? italian
