import type { Day } from '@vicino/domain/days/day.ts'
import { daysOfSeries } from '@vicino/domain/series/series-days.ts'
import { VisitPrescription } from '../../prescriptions/VisitPrescription.tsx'
import { repeatOf, repeatProblems } from '../series/repeat-values.ts'
import type { TaskValues } from './task-values.ts'

type Props = { dossierId: string; date: Day; values: Pick<TaskValues, 'services' | 'repeat'> }

/** How a new series stands to what is prescribed: each of its visits counts. */
export function PrescribedSeries({ dossierId, date, values: { services, repeat } }: Props) {
  const rule = repeatProblems(repeat, date).length === 0 ? repeatOf(repeat, date) : undefined
  const planned = rule && daysOfSeries(date, rule)
  const days = Array.isArray(planned) ? planned : [date]
  return (
    <VisitPrescription
      dossierId={dossierId}
      date={date}
      services={services}
      lastDay={days.at(-1) ?? null}
      drawn={services.map(({ code, letter, duration: minutes }) => ({ code, letter, minutes, days }))}
    />
  )
}
