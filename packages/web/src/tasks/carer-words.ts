import type { RankedCarer } from '@vicino/domain/assignment/rank-carers.ts'
import type { TFunction } from 'i18next'
import { loadWords } from './load-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** What speaks for a colleague: 'conosce la cliente: 14 visite', 'stesso comune', '4 h libere'. */
export function carerReasonWords(
  { visits, sameTown, left, offHours }: Omit<RankedCarer, 'carer'>,
  t: TFunction,
): string {
  const hours = left === null ? '' : hoursWords(left, t)
  return dotted([
    offHours && t('fuori dal suo orario'),
    visits > 0 && t('conosce la situazione: {{count}} visite', { count: visits }),
    sameTown && t('quel giorno nello stesso comune'),
    !offHours && hours,
  ])
}

const hoursWords = (left: number, t: TFunction): string =>
  left > 0 ? t('restano {{hours}}', { hours: loadWords(left) }) : t('ore del giorno già piene')
