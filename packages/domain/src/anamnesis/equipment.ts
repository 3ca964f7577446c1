import type { BlockField, NamedFields } from '../form/field.ts'
import { startBeforeEnd } from '../form/rule.ts'

/** The condition of a device's details. */
export const whenActive = { field: 'is_active', is: true } as const

/** A device at the client's home: whether it is in use, its own details, since when, until when, who looks after it. */
export function equipment<const Label extends string, const Own extends NamedFields>(block: {
  label: Label
  own: Own
}) {
  return {
    kind: 'block',
    label: block.label,
    inEmergency: true,
    rules: [startBeforeEnd('start_date', 'end_date')],
    fields: {
      is_active: { kind: 'flag', label: 'Apparecchio in uso' },
      ...block.own,
      start_date: { kind: 'date', label: 'In uso dal', starts: 'today', shownWhen: whenActive },
      end_date: { kind: 'date', label: 'In uso fino al', optional: true, shownWhen: whenActive },
      managed_by: { kind: 'text', label: 'Gestito da', max: 300, shownWhen: whenActive },
    },
  } as const satisfies BlockField
}
