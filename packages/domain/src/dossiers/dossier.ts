import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { Reason } from '../wire/text.ts'

/** Whether a dossier is being worked in, rests for a while, or is at its end. */
export const dossierStatuses = [
  { value: 'active', label: 'Attivo' },
  { value: 'suspended', label: 'Sospeso' },
  { value: 'closed', label: 'Chiuso' },
] as const

export const DossierStatus = z.enum(dossierStatuses.map(status => status.value))
export type DossierStatus = z.infer<typeof DossierStatus>

/** Where each status may lead. Suspended to suspended moves the days; a closed dossier reopens as active. */
const nextStatuses: Record<DossierStatus, readonly DossierStatus[]> = {
  active: ['suspended', 'closed'],
  suspended: ['suspended', 'active', 'closed'],
  closed: ['active'],
}

/** Whether a dossier that stands so may be made to stand otherwise. */
export const mayBecome = (from: DossierStatus, to: DossierStatus): boolean => nextStatuses[from].includes(to)

/** A closed dossier takes no writes. */
export const isReadOnly = (status: DossierStatus): boolean => status === 'closed'

/** The days for which a dossier rests, both included; an open end lasts until somebody reactivates it. */
export const Suspension = z.strictObject({ from: Day, to: z.nullable(Day) })
export type Suspension = z.infer<typeof Suspension>

const StatusChangeFields = z.strictObject({
  version: z.int().check(z.minimum(1)),
  status: DossierStatus,
  reason: Reason,
  from: z.optional(z.nullable(Day)),
  to: z.optional(z.nullable(Day)),
})

/** A change of status with its reason; a suspension says from when and, where it is known, until when. */
export const StatusChange = StatusChangeFields.check(
  z.superRefine(({ status, from, to }, context) => {
    const refuse = (field: 'from' | 'to', message: FieldCode) =>
      context.addIssue({ code: 'custom', path: [field], message, input: field === 'from' ? from : to })
    if (status === 'suspended' && !from) refuse('from', 'required')
    if (status === 'suspended' && from && to && to < from) refuse('to', 'end_before_start')
    if (status !== 'suspended' && from) refuse('from', 'only_for_suspension')
    if (status !== 'suspended' && to) refuse('to', 'only_for_suspension')
  }),
)
export type StatusChange = z.infer<typeof StatusChange>

/**
 * Whether a suspension strikes what is planned on this day. Nothing of the visit itself changes, so ending the
 * suspension restores it.
 */
export function strikesDay(suspension: Suspension | null, day: Day): boolean {
  return suspension !== null && day >= suspension.from && (suspension.to === null || day <= suspension.to)
}

/** The status that holds on a day: a suspension holds within its days alone. */
export const statusOn = (status: DossierStatus, suspension: Suspension | null, day: Day): DossierStatus =>
  status === 'suspended' && !strikesDay(suspension, day) ? 'active' : status

/** The suspension that runs or is still to come; one that has passed says nothing any more. */
export const comingSuspension = (suspension: Suspension | null, today: Day): Suspension | null =>
  suspension !== null && (suspension.to === null || suspension.to >= today) ? suspension : null
