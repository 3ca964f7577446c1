import type { Id } from '../wire/id.ts'
import { newId } from '../wire/id.ts'
import type { WrittenModel } from './models/written-model.ts'
import type { ProtocolFields, ProtocolKey } from './protocol.ts'

/** After so many days a protocol is usually evaluated. */
const usualReviewDays = 28

/**
 * The fields of a draft that begins with a model.
 * @param serviceOf the service of the catalogue under a code; none where the house does not offer it
 */
export function fieldsOfModel(
  { title, proposed_when, triggers, goals, steps, criteria, alarms }: WrittenModel,
  serviceOf: (code: string) => Id | undefined,
  makeId: () => Id = newId,
): ProtocolFields {
  return {
    title,
    proposed_when: proposed_when.join('\n'),
    triggers: triggers.map(trigger =>
      trigger.on === 'focus' ? { ...trigger, limit: null } : { ...trigger, focusTopicId: null },
    ),
    goals: goals.map(text => ({ _id: makeId(), text })),
    steps: steps.map(({ text, rhythm, after, every, service, min }) => ({
      _id: makeId(),
      text,
      rhythm,
      after_days: after,
      every_days: every,
      serviceId: (service !== null && serviceOf(service)) || null,
      min_qualification: min,
    })),
    criteria: [...criteria],
    alarms: [...alarms],
    review_days: usualReviewDays,
  }
}

/** The codes of the catalogue that models name. */
export const codesOf = (models: readonly WrittenModel[]): string[] => [
  ...new Set(models.flatMap(({ steps }) => steps.flatMap(({ service }) => service ?? []))),
]

/** Those models of which the house has no protocol yet. */
export const modelsLeft = (
  models: readonly WrittenModel[],
  taken: readonly (ProtocolKey | null)[],
): WrittenModel[] => models.filter(({ key }) => !taken.includes(key))
