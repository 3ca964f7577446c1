import { getCarePlan } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { type CareMeasure, measuresOf } from '@vicino/domain/care-plan/care-plan.ts'
import { proposedPattern } from '@vicino/domain/care-plan/proposed-pattern.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { MeasureOfTask } from '@vicino/domain/tasks/task-measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ReactNode } from 'react'
import { useGivenUp } from '../../calls/use-given-up.ts'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { valuesOfPattern } from '../series/repeat-values.ts'
import type { BegunTask } from './begun-task.ts'

type Props = {
  dossierId: Id
  carePlanId: Id
  measureId: Id
  /** The form; null where the plan or the measure is gone, and it begins like any other. */
  children: (begun: BegunTask | null) => ReactNode
}

/** Reads the measure of a care plan that the address puts on the calendar, for the form to begin with. */
export function OfMeasure({ dossierId, carePlanId, measureId, children }: Props) {
  const today = useToday()
  const read = useRead(getCarePlan, { params: { dossierId, carePlanId } })
  const { data: plan } = read
  if (useGivenUp(read)) return children(null)
  if (!plan) return <FormSkeleton fields={6} />
  const measure = measuresOf(plan).find(({ _id }) => _id === measureId)
  return children(measure ? begunBy(measure, { dossierId, carePlanId, measureId }, today) : null)
}

/**
 * Visits for what is a service, else something to do: no visit of a client, whom its measure names to those who may know.
 * The series is a proposal.
 */
function begunBy(
  { _id, text, serviceId, ...timing }: CareMeasure,
  measure: MeasureOfTask,
  today: Day,
): BegunTask {
  const pattern = proposedPattern(timing, today)
  const repeat = pattern && { repeat: valuesOfPattern(pattern, today) }
  const key = `task.new.${_id}` as const
  if (serviceId !== null) return { key, measure, serviceId, values: { title: text, ...repeat } }
  return {
    key,
    measure,
    serviceId,
    values: { type: 'task', title: text, client: null, ...repeat },
  }
}
