import * as z from 'zod/mini'
import { ActivityDataModel } from '../activity/activity.ts'
import { Day } from '../days/day.ts'
import { foldAccents } from '../people/search-words.ts'
import { Id } from '../wire/id.ts'

/**
 * A record of a dossier that a search has found: its kind, its heading, and the text that speaks for it. One that
 * was struck or ended no longer holds.
 */
export const FoundRecord = z.strictObject({
  kind: ActivityDataModel,
  _id: Id,
  title: z.string(),
  text: z.string(),
  date: Day,
  struck: z.boolean(),
})
export type FoundRecord = z.infer<typeof FoundRecord>

/** The words of a text as they are compared: without accents, capitals and apostrophes. */
export const wordsOfText = (text: string): string[] =>
  foldAccents(text).replaceAll("'", ' ').split(' ').filter(Boolean)

/** Whether each word sought begins a word of one of the texts; a search without words finds nothing. */
export function saysEachWord(texts: readonly string[], sought: readonly string[]): boolean {
  const words = texts.flatMap(wordsOfText)
  return sought.length > 0 && sought.every(start => words.some(word => word.startsWith(start)))
}
