import type { Qualification } from '../../services/qualification.ts'
import type { ProtocolKey } from '../protocol.ts'
import type { TriggerKind } from '../trigger.ts'

/**
 * A protocol as it comes with the program: general nursing knowledge, of 2026, for a nursing director to go through,
 * change and release. `service`: the code of the catalogue; `after` and `every` in days, as of a step.
 */
export type WrittenModel = {
  key: ProtocolKey
  title: string
  proposed_when: readonly string[]
  triggers: readonly (
    | { on: 'focus'; focusTopicId: string }
    | { on: Exclude<TriggerKind, 'focus'>; limit: number }
  )[]
  goals: readonly string[]
  steps: readonly {
    text: string
    rhythm: string
    after: number | null
    every: number | null
    service: string | null
    min: Qualification
  }[]
  criteria: readonly string[]
  alarms: readonly string[]
}
