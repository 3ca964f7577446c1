import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'

/** Whether a drug still belongs to the therapy: neither struck nor ended. One that begins later does. */
export const isInUse = ({ struck, end_date }: Drug, today: Day): boolean =>
  struck === null && (end_date === null || end_date >= today)
