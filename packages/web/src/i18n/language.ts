import type { Language } from '@vicino/domain/wire/language.ts'
import { languages } from '@vicino/domain/wire/languages.ts'

const cookie = 'vicino_language'
const oneYearSeconds = 31_536_000

const isLanguage = (value: string): value is Language => languages.some(language => language === value)

/** The language that was last chosen in this browser; else the browser's own, where we speak it; else Italian. */
export function rememberedLanguage(): Language {
  const chosen = document.cookie.match(/(?:^|;\s*)vicino_language=(\w+)/)?.[1]
  const wished = [chosen, ...navigator.languages.map(tag => tag.slice(0, 2))]
  return wished.filter(language => language !== undefined).find(isLanguage) ?? 'it'
}

/** Keeps the choice where the sign-in page and the server find it before anybody has signed in. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`
}
