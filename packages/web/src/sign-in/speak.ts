import { languageNames } from '@vicino/domain/wire/languages.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { rememberedLanguage, rememberLanguage } from '../i18n/language.ts'

type Catalogue = Record<string, string>

const catalogues: Record<Exclude<Language, 'it'>, () => Promise<{ default: Catalogue }>> = {
  de: () => import('../i18n/de/sign-in.json'),
  fr: () => import('../i18n/fr/sign-in.json'),
  en: () => import('../i18n/en/sign-in.json'),
}

let spoken: Catalogue = {}

/** The words in the language of the page; the Italian text is the key. */
export const say = (italian: string): string => spoken[italian] ?? italian

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The Italian text that an element was written with: its key, whatever it shows now. */
function keyOf(element: HTMLElement): string {
  element.dataset['t'] ||= plain(element.textContent)
  return element.dataset['t']
}

async function speak(language: Language): Promise<void> {
  spoken = language === 'it' ? {} : (await catalogues[language]()).default
  document.documentElement.lang = language
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]'))
    element.textContent = say(keyOf(element))
  await repeatRefusals(language)
  document.dispatchEvent(new Event('spoken'))
}

type Problems = Partial<Record<string, Record<Language, string>>>
type FieldSentences = Partial<Record<string, { label: string }>>

/** What the server refused was said in the language of then; its catalogues are fetched only to say it again. */
async function repeatRefusals(language: Language): Promise<void> {
  const refusals = document.querySelectorAll<HTMLElement>('[data-problem], [data-field-error]')
  if (refusals.length === 0) return
  const [{ problems }, { fieldSentences }, { fieldErrorWords }] = await Promise.all([
    import('@vicino/domain/wire/problem.catalogue.ts'),
    import('@vicino/domain/wire/field-error.catalogue.ts'),
    import('@vicino/domain/wire/field-error-words.ts'),
  ])
  const [ofProblems, ofFields]: [Problems, FieldSentences] = [problems, fieldSentences]
  const t = fieldErrorWords(language)
  for (const element of refusals) {
    const { problem = '', fieldError = '' } = element.dataset
    const ofField = ofFields[fieldError]
    const said = ofProblems[problem]?.[language] ?? (ofField && t(ofField.label))
    if (said !== undefined) element.textContent = said
  }
}

function languageMenu(place: HTMLElement, current: Language): void {
  const menu = document.createElement('select')
  menu.setAttribute('aria-label', 'Lingua / Sprache / Langue / Language')
  for (const [value, name] of Object.entries(languageNames)) {
    const option = document.createElement('option')
    menu.append(Object.assign(option, { value, textContent: name, selected: value === current }))
  }
  menu.addEventListener('change', () => {
    const language = menu.value as Language
    rememberLanguage(language)
    void speak(language)
  })
  place.replaceChildren(menu)
  place.hidden = false
}

/** Lets the page speak the remembered language and offers the others. */
export function startSpeaking(): void {
  const language = rememberedLanguage()
  const place = document.querySelector<HTMLElement>('[data-language]')
  if (place) languageMenu(place, language)
  if (language !== 'it') void speak(language)
}
