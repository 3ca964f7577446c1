import type { Appointment, Fixed } from '@vicino/domain/day-services/appointment.ts'
import type { OverlapError, DayProblem } from '@vicino/domain/day-services/day-problems.ts'
import type { TFunction } from 'i18next'

/** What an appointment without services says, in the page and where it keeps a day from being copied. */
export const noServices = { label: 'Nessuna prestazione aggiunta' } as const

export const overlapWords = ({ endsAt, startsAt }: OverlapError, t: TFunction): string =>
  t('Sovrapposizione errore: il primo finisce alle {{end}}, il successivo inizia alle {{start}}.', {
    end: endsAt,
    start: startsAt,
  })

const fixedReasons: Record<Fixed, { label: string }> = {
  record: { label: 'Già registrata' },
  several_days: { label: 'Continua dopo mezzanotte: si cambia nel calendario.' },
  others: { label: 'La pianifica qualcun altro.' },
}

/** Why an appointment is not changed here. */
export const fixedWords = ({ fixed }: Pick<Appointment, 'fixed'>, t: TFunction): string =>
  fixed === null ? '' : t(fixedReasons[fixed].label)

/** What is wrong with one appointment of a day that is to be copied. */
export const problemWords = ({ initialTime, endTime, problem }: DayProblem, t: TFunction): string =>
  `${initialTime}–${endTime}: ${problem === 'overlap' ? t('Sovrapposizione errore') : t(noServices.label)}`
