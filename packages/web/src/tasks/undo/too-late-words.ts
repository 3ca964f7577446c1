import type { TFunction } from 'i18next'
import type { FailureCode } from '../../calls/failure.ts'

const overtaken: ReadonlySet<FailureCode | null> = new Set([
  'stale',
  'not_found',
  'removed',
  'part_of_record',
  'visit_recorded',
])

/** That an undo came too late, where it was refused because somebody was quicker; null for any other refusal. */
export const tooLateWords = (code: FailureCode | null, t: TFunction): string | null =>
  overtaken.has(code) ? t('Troppo tardi per annullare: nel frattempo è cambiato. Resta com’è ora.') : null
