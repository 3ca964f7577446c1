import { spokenLanguage } from './texts.ts'

/** A language by its name in the language of the screen, as it begins a line: 'Tedesco svizzero'. */
export function languageName(code: string): string {
  const language = spokenLanguage()
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
