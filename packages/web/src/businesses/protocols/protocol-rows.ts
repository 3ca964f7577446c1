import { triggerKinds, type Trigger } from '@vicino/domain/protocols/trigger.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import type { TFunction } from 'i18next'
import { calendarWords } from '../../protocols/protocol-words.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import type { ProtocolValues } from './protocol-values.ts'
import { dotted } from '../../i18n/dotted.ts'

/** What proposes a protocol: "Norton al massimo 14", "Focus: Caduta avvenuta". */
export function triggerWords(
  { on, focusTopicId, limit }: Trigger,
  topics: readonly FocusTopic[],
  t: TFunction,
): string {
  const label = t(labelIn(triggerKinds, on))
  const topic = topics.find(one => one.focusTopicId === focusTopicId)
  return on === 'focus' ? `${label}: ${topic?.name ?? ''}` : `${label} ${limit ?? ''}`
}

const textsOf = (rows: readonly { text: string }[]): string => dotted(rows.map(({ text }) => text))

/** The fields of a protocol with what they say, in the order of the form. */
export const protocolRows = (topics: readonly FocusTopic[]): readonly ShownField<ProtocolValues>[] => [
  { field: 'title', label: 'Titolo', words: ({ title }) => title },
  { field: 'proposed_when', label: 'Quando si propone', words: ({ proposed_when }) => proposed_when },
  {
    field: 'triggers',
    label: 'Proposto automaticamente con',
    words: ({ triggers }, t) => dotted(triggers.map(trigger => triggerWords(trigger, topics, t))),
  },
  { field: 'goals', label: 'Obiettivi', words: ({ goals }) => textsOf(goals) },
  {
    field: 'steps',
    label: 'Passi',
    words: ({ steps }, t) =>
      dotted(steps.map(step => [step.text, step.rhythm, calendarWords(step, t)].filter(Boolean).join(', '))),
  },
  { field: 'criteria', label: 'Criteri di valutazione', words: ({ criteria }) => textsOf(criteria) },
  { field: 'alarms', label: 'Allarmi', words: ({ alarms }) => textsOf(alarms) },
  {
    field: 'review_days',
    label: 'Giorni fino alla valutazione',
    words: ({ review_days }) => String(review_days ?? ''),
  },
]
