import * as z from 'zod/mini'
import { saysEachWord, wordsOfText } from '../dossiers/found-record.ts'

/** The stable key of a nursing problem: never translated, never used for another one. */
export const FocusTopicId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
export type FocusTopicId = z.infer<typeof FocusTopicId>

/** A nursing problem of the catalogue, in the reader's language. What is common to write of it is only offered. */
export const FocusTopic = z.strictObject({
  focusTopicId: FocusTopicId,
  name: z.string(),
  group: z.string(),
  group_name: z.string(),
  protocol: z.nullable(z.string()),
  common_data: z.array(z.string()),
  common_actions: z.array(z.string()),
})
export type FocusTopic = z.infer<typeof FocusTopic>

/** Those of the topics whose name or group says each word that is typed; all of them while nothing is. */
export function matchingTopics<Found extends Pick<FocusTopic, 'name' | 'group_name'>>(
  topics: readonly Found[],
  search: string,
): Found[] {
  const words = wordsOfText(search)
  if (words.length === 0) return [...topics]
  return topics.filter(({ name, group_name }) => saysEachWord([name, group_name], words))
}

/**
 * The topic whose name is what was written, whatever its accents and capitals: somebody who writes "stipsi" means
 * the catalogue's own.
 */
export const topicNamed = <Found extends Pick<FocusTopic, 'name'>>(
  topics: readonly Found[],
  written: string,
): Found | undefined => {
  const plain = (text: string) => wordsOfText(text).join(' ')
  return topics.find(({ name }) => plain(name) === plain(written))
}
