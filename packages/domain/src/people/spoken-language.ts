import * as z from 'zod/mini'

/**
 * The languages that somebody who cares for people in Switzerland may speak, by their codes (ISO 639), those of the
 * country first. How each is called says the browser. The languages of the screen are others: `wire/languages.ts`.
 */
export const spokenLanguages = [
  'it',
  'de',
  'gsw',
  'fr',
  'rm',
  'en',
  'pt',
  'es',
  'sq',
  'sr',
  'hr',
  'bs',
  'mk',
  'sl',
  'tr',
  'ku',
  'ar',
  'fa',
  'ta',
  'ti',
  'am',
  'so',
  'pl',
  'ro',
  'hu',
  'cs',
  'sk',
  'bg',
  'el',
  'uk',
  'ru',
  'hi',
  'ur',
  'th',
  'fil',
  'vi',
  'zh',
  'ja',
  'nl',
  'sv',
] as const

/** Each at most once. */
export const SpokenLanguages = z
  .array(z.enum(spokenLanguages))
  .check(z.refine(named => new Set(named).size === named.length, 'twice'))
export type SpokenLanguages = z.infer<typeof SpokenLanguages>
