import { spokenLanguage } from './texts.ts'

/** 'lunedì, martedì e giovedì'. */
export const listWords = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(words)
