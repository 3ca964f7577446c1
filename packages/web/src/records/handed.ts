import type { Handed } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'

/** The choice that takes a colleague's name off again: nobody has it for an id. */
export const forAnyone = 'anyone'

/**
 * What a form holds of a handover: whether, and for which colleague. Nothing chosen is whoever comes next, and of a
 * record that stands whoever it was for.
 */
export type HandedValues = { handover: boolean; handover_to: Id | null }

export const notHanded: HandedValues = { handover: false, handover_to: null }

/** Of a record that stands: as long as nobody else is named, it stays for whom it was (decision 0025). */
export const handedOf = ({ handover }: Pick<HandedValues, 'handover'>): HandedValues => ({
  handover,
  handover_to: null,
})

/** Whom a form names, as it is sent: only what is handed over is for anybody. */
export const namedIn = ({ handover, handover_to }: HandedValues): Handed =>
  handover && handover_to ? { handover, handover_to: handover_to === forAnyone ? null : handover_to } : {}

/** Whom she names stands in no version: after two were merged it is hers as before. */
export const namedAsIn = <Values extends Record<string, unknown>>(mine: Values, merged: Values): Values =>
  'handover_to' in mine ? { ...merged, handover_to: mine['handover_to'] } : merged
