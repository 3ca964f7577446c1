/**
 * Why somebody is away, as far as the house writes it. Whether she is ill is nobody's business who reads her calendar:
 * an illness is an absence, and there is no room for words.
 */
export const absenceKinds = [
  { value: 'absence', label: 'Assenza' },
  { value: 'holiday', label: 'Vacanza' },
  { value: 'training', label: 'Formazione' },
  { value: 'leave', label: 'Congedo' },
] as const
