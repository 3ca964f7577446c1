import * as z from 'zod/mini'
import { CareGoal } from '../care-plan/care-plan.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { mostInterval } from '../series/pattern.ts'
import { IdentifiedService } from '../services/service-details.ts'
import { Qualification } from '../services/qualification.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Id } from '../wire/id.ts'
import { maxLength, minLength } from '../wire/length.ts'
import { line, nameMax, noteMax, someLine, someText, text } from '../wire/text.ts'
import { Trigger } from './trigger.ts'

/** Where a protocol of the house stands: it is written, it holds and may be opened, or nobody opens it any more. */
export const protocolStatuses = [
  { value: 'draft', label: 'Bozza' },
  { value: 'released', label: 'Rilasciato' },
  { value: 'retired', label: 'Ritirato' },
] as const
const ProtocolStatus = z.enum(protocolStatuses.map(({ value }) => value))
type ProtocolStatus = z.infer<typeof ProtocolStatus>

/** What made a version of it. */
export const protocolActs = [
  { value: 'written', label: 'Bozza del protocollo scritta' },
  { value: 'changed', label: 'Bozza del protocollo modificata' },
  { value: 'discarded', label: 'Bozza del protocollo scartata' },
  { value: 'released', label: 'Protocollo rilasciato' },
  { value: 'retired', label: 'Protocollo ritirato' },
] as const
const ProtocolAct = z.enum(protocolActs.map(({ value }) => value))
type ProtocolAct = z.infer<typeof ProtocolAct>

/** More of them are a mistake of a program; the longest protocol of the house has nine steps. */
export const stepsAtMost = 40
export const goalsAtMost = 10
const linesAtMost = 20
const triggersAtMost = 20
const sentenceMax = 500
const daysAtMost = 365

/**
 * What is done. `rhythm` says in words how often; on the calendar stands what has a first day, `after_days` after the
 * start, and comes back each `every_days`. Anything else belongs to the visits themselves.
 */
export const ProtocolStep = z.strictObject({
  _id: Id,
  text: someLine(nameMax),
  rhythm: line(nameMax),
  after_days: z.nullable(z.int().check(z.minimum(0), z.maximum(daysAtMost))),
  every_days: z.nullable(z.int().check(z.minimum(1), z.maximum(mostInterval))),
  serviceId: z.nullable(Id),
  min_qualification: z.nullable(Qualification),
})
export type ProtocolStep = z.infer<typeof ProtocolStep>

/** A criterion by which it is evaluated, or an alarm. */
const sentences = z.array(someText(sentenceMax)).check(maxLength(linesAtMost, 'too_many'))

/** What is written of a protocol. `review_days`: after how many days it is usually evaluated. */
export const ProtocolFields = z.strictObject({
  title: someLine(nameMax),
  proposed_when: text(noteMax),
  triggers: z.array(Trigger).check(maxLength(triggersAtMost, 'too_many')),
  goals: z.array(CareGoal).check(minLength(1, 'required'), maxLength(goalsAtMost, 'too_many')),
  steps: z.array(ProtocolStep).check(minLength(1, 'required'), maxLength(stepsAtMost, 'too_many')),
  criteria: sentences,
  alarms: sentences,
  review_days: z.int().check(z.minimum(1), z.maximum(daysAtMost)),
})
export type ProtocolFields = z.infer<typeof ProtocolFields>

/** The rules between the steps: each of them once, and nothing comes back that never begins. */
export function stepProblems(
  steps: readonly Pick<ProtocolStep, '_id' | 'after_days' | 'every_days'>[],
): { path: (string | number)[]; code: FieldCode }[] {
  const seen = new Set<Id>()
  return steps.flatMap(({ _id, after_days, every_days }, at) => {
    const isTwice = seen.has(_id)
    seen.add(_id)
    return [
      ...(isTwice ? [{ path: ['steps', at, '_id'], code: 'twice' as const }] : []),
      ...(every_days !== null && after_days === null
        ? [{ path: ['steps', at, 'after_days'], code: 'required' as const }]
        : []),
    ]
  })
}

/** The rules between the fields: each goal and step once, and nothing comes back that never begins. */
export const WholeProtocol = ProtocolFields.check(
  z.superRefine(({ goals, steps }, context) => {
    const refuse = (path: (string | number)[], message: FieldCode): void =>
      context.addIssue({ code: 'custom', path, message, input: path })
    const seen = new Set<Id>()
    const once = (path: (string | number)[], _id: Id): void => {
      if (seen.has(_id)) refuse(path, 'twice')
      seen.add(_id)
    }
    goals.forEach(({ _id }, at) => once(['goals', at, '_id'], _id))
    for (const { path, code } of stepProblems(steps)) refuse(path, code)
  }),
)

/** Whether a protocol came with the program, and under which key. */
export const ProtocolKey = z.string().check(z.regex(/^[a-z]{2,40}$/))
export type ProtocolKey = z.infer<typeof ProtocolKey>

/**
 * A protocol of the house in one of its versions. A released version is never written over: its change is a draft, and
 * holds from the day on for which it is released. `in_force`: the version that holds today.
 */
export const Protocol = z.strictObject({
  _id: Id,
  version: z.number(),
  key: z.nullable(ProtocolKey),
  status: ProtocolStatus,
  act: ProtocolAct,
  ...ProtocolFields.shape,
  valid_from: z.nullable(Day),
  released_by: z.nullable(Signature),
  released_on: z.nullable(Day),
  in_force: z.nullable(z.number()),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  services: z.array(IdentifiedService),
})
export type Protocol = z.infer<typeof Protocol>

/** A protocol that comes with the program, as a first draft begins: nobody has released it. */
export const ProtocolModel = z.strictObject({
  key: ProtocolKey,
  ...ProtocolFields.shape,
  services: z.array(IdentifiedService),
})
export type ProtocolModel = z.infer<typeof ProtocolModel>

/** A first draft; `key`: of the model that it begins with. */
export const NewProtocol = z.strictObject({
  _id: z.optional(Id),
  key: z.optional(z.nullable(ProtocolKey)),
  ...ProtocolFields.shape,
})

/** A change makes a draft. */
export const ProtocolChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...z.partial(ProtocolFields).shape,
})
