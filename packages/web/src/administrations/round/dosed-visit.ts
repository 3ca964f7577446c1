import { asksEffect } from '@vicino/domain/administrations/administration.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { now } from '../../i18n/use-today.ts'

/** What is known of a visit where its doses are given: in the round, and on its own page. */
export type DosedVisit = Pick<
  RoundVisit,
  'dossierId' | 'date' | 'may_give' | 'as_needed' | 'without_dose' | 'administrations'
>

/** Whether something is asked of what was given as needed. */
export const asksOfReserve = (
  { may_give, administrations }: Pick<DosedVisit, 'may_give' | 'administrations'>,
  isToday: boolean,
): boolean => may_give && isToday && administrations.some(given => asksEffect(given, now()))
