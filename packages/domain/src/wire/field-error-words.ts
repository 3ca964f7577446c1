import type { Language } from './language.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

type Catalogue = Readonly<Record<string, string>>

/** Italian is the key. */
const catalogues: Readonly<Record<Language, Catalogue>> = { it: {}, de, fr, en }

/** How a language says the sentences at fields. For the server: a page has the catalogue of its own language. */
export const fieldErrorWords =
  (language: Language) =>
  (italian: string): string =>
    catalogues[language][italian] ?? italian
