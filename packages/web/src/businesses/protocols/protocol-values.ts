import type { UseFormReturnType } from '@mantine/form'
import {
  type Protocol,
  ProtocolFields,
  type ProtocolModel,
  WholeProtocol,
} from '@vicino/domain/protocols/protocol.ts'
import type { Trigger } from '@vicino/domain/protocols/trigger.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import type { FieldErrorsTaker } from '../../calls/use-save.ts'
import { blankStep } from '../../protocols/step-values.ts'

/** A line of text in a list. */
export type TypedLine = { text: string }

/** What the form holds; `version` 0 for a new protocol. */
export type ProtocolValues = Omit<ProtocolFields, 'criteria' | 'alarms' | 'review_days'> & {
  _id: Id
  version: number
  criteria: TypedLine[]
  alarms: TypedLine[]
  review_days: number | null
}
export type ProtocolForm = UseFormReturnType<ProtocolValues>

export const blankTrigger: Trigger = { on: 'focus', focusTopicId: null, limit: null }

const usualReviewDays = 28

export const blankProtocol = (): ProtocolValues => ({
  _id: newId(),
  version: 0,
  title: '',
  proposed_when: '',
  triggers: [],
  goals: [{ _id: newId(), text: '' }],
  steps: [blankStep()],
  criteria: [],
  alarms: [],
  review_days: usualReviewDays,
})

/** A protocol, or a model of the program, as the form begins with it. */
export const valuesOfProtocol = (
  protocol: ProtocolFields & Partial<Pick<Protocol, '_id' | 'version'>>,
): ProtocolValues => {
  const fields = fieldsOf(ProtocolFields, protocol)
  const lines = (sentences: readonly string[]): TypedLine[] => sentences.map(text => ({ text }))
  return {
    ...fields,
    _id: protocol._id ?? newId(),
    version: protocol.version ?? 0,
    criteria: lines(fields.criteria),
    alarms: lines(fields.alarms),
  }
}

export const valuesOfModel = (model: ProtocolModel): ProtocolValues => valuesOfProtocol(model)

/** The rules of a protocol over what the form holds. */
export const FormProtocol = z.pipe(
  z.transform(({ _id: _own, version: _seen, criteria, alarms, review_days, ...values }: ProtocolValues) => {
    const texts = (lines: readonly TypedLine[]): string[] => lines.map(({ text }) => text)
    return {
      ...values,
      criteria: texts(criteria),
      alarms: texts(alarms),
      ...(review_days !== null && { review_days }),
    } as ProtocolFields
  }),
  WholeProtocol,
)

/** A protocol as it is sent. */
export const sentOf = (values: ProtocolValues): ProtocolFields => FormProtocol.parse(values)

const lists = ['triggers', 'goals', 'steps'] as const

/** What is refused of a line is said where it stands. */
export const errorsOfProtocol = ({ values, setErrors }: ProtocolForm): FieldErrorsTaker => ({
  values: {
    ...Object.fromEntries(
      lists.flatMap(list =>
        values[list].flatMap((row, at) =>
          Object.keys(row).map(name => [`${list}.${at}.${name}`, null] as const),
        ),
      ),
    ),
    ...values,
  },
  setErrors,
})
