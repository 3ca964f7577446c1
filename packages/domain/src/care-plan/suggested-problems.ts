import * as z from 'zod/mini'
import { type FocusTopic, FocusTopicId } from '../focus/focus-topic.ts'
import type { Focus } from '../focus/focus.ts'
import { Id } from '../wire/id.ts'

/** A problem that a plan may begin with, from where it is known; what is often done about it is only offered. */
export const SuggestedProblem = z.strictObject({
  title: z.string(),
  focusId: z.nullable(Id),
  focusTopicId: z.nullable(FocusTopicId),
  from: z.enum(['focus', 'anamnesis']),
  common_measures: z.array(z.string()),
})
export type SuggestedProblem = z.infer<typeof SuggestedProblem>

type Open = Pick<Focus, '_id' | 'focus' | 'focusTopicId'>

/**
 * The problems that a client's dossier already tells of: her open focuses, then those at which the answers of her
 * anamnesis point and of which none is open.
 */
export function suggestedProblems(
  focuses: readonly Open[],
  slugs: readonly string[],
  topics: readonly FocusTopic[],
): SuggestedProblem[] {
  const known = new Map(topics.map(topic => [topic.focusTopicId, topic]))
  const isOpen = new Set(focuses.map(({ focusTopicId }) => focusTopicId))
  const fromFocuses = focuses.map(({ _id, focus, focusTopicId }) => ({
    title: focus,
    focusId: _id,
    focusTopicId,
    from: 'focus' as const,
    common_measures: (focusTopicId && known.get(focusTopicId)?.common_actions) || [],
  }))
  const fromAnswers = [...new Set(slugs)].flatMap(slug => {
    const topic = known.get(slug)
    if (!topic || isOpen.has(slug)) return []
    const { name, focusTopicId, common_actions } = topic
    return [
      {
        title: name,
        focusId: null,
        focusTopicId,
        from: 'anamnesis' as const,
        common_measures: common_actions,
      },
    ]
  })
  return [...fromFocuses, ...fromAnswers]
}
