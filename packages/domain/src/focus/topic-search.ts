import { saysEachWord, wordsOfText } from '../dossiers/found-record.ts'
import type { FocusTopic } from './focus-topic.ts'

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
