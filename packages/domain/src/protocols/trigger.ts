import * as z from 'zod/mini'
import { addMonths, Day } from '../days/day.ts'
import { FocusTopicId } from '../focus/focus-topic.ts'
import { fallTopic } from '../statistics/counted-topics.ts'

/** By what a protocol may be proposed: a focus, or a number that is as low or as high as its limit, or above it. */
export const triggerKinds = [
  { value: 'focus', label: 'Focus', limit: null },
  { value: 'norton', label: 'Norton al massimo', limit: 'most' },
  { value: 'mna', label: 'MNA al massimo', limit: 'most' },
  { value: 'pain', label: 'Intensità del dolore almeno', limit: 'least' },
  { value: 'drugs', label: 'Farmaci in corso almeno', limit: 'least' },
  { value: 'stool', label: 'Giorni senza evacuazione almeno', limit: 'least' },
  { value: 'weight_gain', label: 'Kg di peso presi in 3 giorni, più di', limit: 'above' },
  { value: 'weight_gain_day', label: 'Kg di peso presi in 24 ore, più di', limit: 'above' },
  { value: 'weight_loss', label: 'Perdita di peso in 3 mesi, più di (in %)', limit: 'above' },
] as const
export const TriggerKind = z.enum(triggerKinds.map(({ value }) => value))
export type TriggerKind = z.infer<typeof TriggerKind>

/** No scale, and no list of drugs, reaches further. */
const limitAtMost = 100

/** One condition, of which any suffices: `focusTopicId` of a focus, `limit` of a number. */
export const Trigger = z
  .strictObject({
    on: TriggerKind,
    focusTopicId: z.nullable(FocusTopicId),
    limit: z.nullable(z.int().check(z.minimum(0), z.maximum(limitAtMost))),
  })
  .check(
    z.superRefine(({ on, focusTopicId, limit }, context) => {
      const isFocus = on === 'focus'
      if (isFocus === (focusTopicId === null))
        context.addIssue({
          code: 'custom',
          path: ['focusTopicId'],
          message: isFocus ? 'required' : 'not_an_option',
          input: on,
        })
      if (isFocus !== (limit === null))
        context.addIssue({
          code: 'custom',
          path: ['limit'],
          message: isFocus ? 'not_an_option' : 'required',
          input: on,
        })
    }),
  )
export type Trigger = z.infer<typeof Trigger>

/**
 * What a dossier tells that may propose a protocol: a focus by its name, or a number. `from_anamnesis`: nobody opened
 * such a focus, but the answers of the newest anamnesis point at it.
 */
export const ProtocolFact = z.strictObject({
  on: TriggerKind,
  focusTopicId: z.nullable(FocusTopicId),
  title: z.string(),
  value: z.nullable(z.number()),
  since: z.nullable(Day),
  from_anamnesis: z.boolean(),
})
export type ProtocolFact = z.infer<typeof ProtocolFact>

/** Those facts for which the protocol is proposed. */
export const reasonsFor = (triggers: readonly Trigger[], facts: readonly ProtocolFact[]): ProtocolFact[] =>
  facts.filter(fact => triggers.some(trigger => meets(fact, trigger)))

function meets({ on, focusTopicId, value }: ProtocolFact, trigger: Trigger): boolean {
  if (on !== trigger.on) return false
  if (on === 'focus') return focusTopicId === trigger.focusTopicId
  if (value === null || trigger.limit === null) return false
  const { limit } = triggerKinds.find(kind => kind.value === on)!
  if (limit === 'above') return value > trigger.limit
  return limit === 'most' ? value <= trigger.limit : value >= trigger.limit
}

/** So long a fall is a reason, as the statistics count it: by its focus, also where that was closed since. */
const fallMonths = 12

/** Whether a focus still tells of something: it is open, or a fall of the last twelve months. */
export const stillTells = (
  focus: { focusTopicId: FocusTopicId | null; status: 'open' | 'closed'; since: Day },
  today: Day,
): boolean =>
  focus.status === 'open' ||
  (focus.focusTopicId === fallTopic && focus.since >= addMonths(today, -fallMonths))
