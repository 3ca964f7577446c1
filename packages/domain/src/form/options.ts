import type { Value } from './answers.ts'
import type { Field, FieldOption } from './field.ts'

const yesNo = [
  { value: 'yes', label: 'Sì' },
  { value: 'no', label: 'No' },
] as const
const yesNoUnknown = [...yesNo, { value: 'unknown', label: 'Non si sa' }] as const
const onOff = [
  { value: true, label: 'Sì' },
  { value: false, label: 'No' },
] as const

/** The options that a field offers, in their order; none where it takes anything else. */
export function optionsOf(field: Field): readonly FieldOption[] {
  if (field.kind === 'choice' || field.kind === 'score') return field.options
  if (field.kind === 'question') return field.unknown ? yesNoUnknown : yesNo
  if (field.kind === 'flag') return field.options ?? onOff
  return field.kind === 'list' ? field.presets : []
}

/** The Italian words for a value of a field: its option's label, or the nurse's own text. */
export const labelOf = (field: Field, value: Value): string =>
  optionsOf(field).find(option => option.value === value)?.label ?? String(value)
