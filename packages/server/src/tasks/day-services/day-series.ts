import { plansTheSame } from '@vicino/domain/day-services/day-changes.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { ChangedTask } from '@vicino/domain/tasks/written-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { changeSeries } from '../series/series-change.ts'
import type { AskingDossier } from './day-services.ts'
import type { Visit } from './day-visit.ts'

/** How far it reaches in a series that other services are planned for one of its visits. */
export type ServicesReach = { scope?: SeriesScope | undefined; change?: Id | undefined }

type Reaching = ServicesReach & { confirm_overlap: OverlapConfirmation | undefined }

/**
 * Writes the visits of a series for which other services are planned together with the others of it, as far as is said:
 * the hour and the note that were written with them go along, as in any change of a series. Answers what is left to
 * write of the day.
 */
export async function spreadVisits(
  asking: AskingDossier,
  visits: readonly Visit[],
  { scope = 'this', change, confirm_overlap }: Reaching,
): Promise<Visit[]> {
  const spread = scope === 'this' ? [] : visits.filter(isServedAnew)
  for (const { before, next, services } of spread) {
    const written = { ...writtenIn(before!.task, next), ...(confirm_overlap && { confirm_overlap }) }
    await changeSeries(asking, before!.task, written, { scope, services, change })
  }
  return visits.filter(visit => !spread.includes(visit))
}

const isServedAnew = ({ before, services }: Visit): boolean =>
  before !== undefined &&
  before.task.series !== null &&
  !plansTheSame({ selectedServices: services }, { selectedServices: before.services })

const names = ['title', 'description', 'start_time', 'end_time'] as const

/** What a day's plan writes of a visit, where it is another than stands. */
const writtenIn = (
  stands: Visit['next'] | NonNullable<Visit['before']>['task'],
  next: Visit['next'],
): ChangedTask =>
  Object.fromEntries(names.flatMap(name => (stands[name] === next[name] ? [] : [[name, next[name]]])))
