import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import type { SeriesScope } from '@vicino/domain/series/task-series.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Refusal } from '../../http/refusal.ts'
import { changeSeries } from '../series/series-change.ts'
import type { AskingDossier } from './day-services.ts'
import type { Visit } from './day-visit.ts'

/** How far it reaches in a series that other services are planned for one of its visits, and what was told of it. */
export type ServicesReach = {
  scope?: SeriesScope | undefined
  series_state?: string | undefined
  change?: Id | undefined
}

type Reaching = ServicesReach & { confirm_overlap: OverlapConfirmation | undefined }

/**
 * Writes the visits of a series for which other services are planned together with the others of it, as far as is said:
 * the hour and the note that were written with them go along, as in any change of a series. Answers what is left to
 * write of the day.
 * @param current the day as it stands
 * @throws {Refusal} `stale`, with the day, where a series is no longer the one that was told of
 */
export async function spreadVisits(
  asking: AskingDossier,
  visits: readonly Visit[],
  { scope = 'this', confirm_overlap, ...told }: Reaching,
  current: DayServices,
): Promise<Visit[]> {
  const isSpread = ({ spreads }: Visit): boolean => scope !== 'this' && spreads !== null
  for (const { before, spreads, services } of visits.filter(isSpread)) {
    const written = { ...spreads, ...(confirm_overlap && { confirm_overlap }) }
    await changeSeries(asking, before!.task, written, { scope, services, ...told }).catch(
      (thrown: unknown) => {
        throw thrown instanceof Refusal && thrown.code === 'stale'
          ? new Refusal('stale', { current })
          : thrown
      },
    )
  }
  return visits.filter(visit => !isSpread(visit))
}
