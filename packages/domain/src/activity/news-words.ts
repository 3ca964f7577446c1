import { titleSearchWords } from '../people/search-words.ts'

/** Ids, days and instants say nothing that somebody would look for. */
const silent = /^([0-9a-f]{8}-|\d{4}-\d\d-\d\d)/

/** Every text that a frozen record holds, however deep: its own words, and who wrote it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return silent.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** What a line of the activity log is found by: each word once, after a space (`titleSearchWords`). */
export const newsWords = (payload: object): string => titleSearchWords(textsOf(payload).join(' '))
