import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { News } from '../activity/activity.store.ts'
import { newsOf } from '../records/correction.ts'

type Happened = ActionOn<'FocusGroup'>

const withTopic = (news: News, topic: string | null): News => ({
  ...news,
  ...(topic && { focus_topic_id: topic }),
})

/** The news of a focus itself. */
export const newsOfFocus = (focus: Focus, action: Happened): News =>
  withTopic(newsOf('FocusGroup', focus, action), focus.focusTopicId)

/** The news of a note on a focus: it carries the title of the focus, as it was then. */
export const newsOfEvent = (
  event: FocusEvent,
  { focus, focusTopicId }: Pick<Focus, 'focus' | 'focusTopicId'>,
  action: Happened,
): News => withTopic(newsOf('FocusGroup', { ...event, focus, focusTopicId }, action), focusTopicId)
