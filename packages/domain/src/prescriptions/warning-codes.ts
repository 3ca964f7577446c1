/** What there is to be looked at in a prescription, the gravest first; the sentences stay with the server. */
export const warningCodes = [
  'over',
  'ends_in_14',
  'order_missing',
  'doctor_missing',
  'unsigned',
  'overlaps',
  'order_too_long',
  'reassess',
  'above_60_hours',
  'not_offered',
  'ends_in_30',
] as const
export type WarningCode = (typeof warningCodes)[number]
