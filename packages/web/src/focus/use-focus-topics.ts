import { getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import type { FocusTopic, FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import { useRead } from '../calls/use-read.ts'

/** The topic of a focus with what is common to write of it; undefined for a title of somebody's own. */
export function useFocusTopic(topic: FocusTopicId | null): FocusTopic | undefined {
  const { data: topics } = useRead(getFocusTopics, {}, { when: topic !== null })
  return topics?.find(({ focusTopicId }) => focusTopicId === topic)
}
