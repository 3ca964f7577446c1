import { mostTasksOfRange } from '@vicino/domain/tasks/tasks.contract.ts'
import { getVisitTowns } from '@vicino/domain/tasks/visit-towns.contract.ts'
import { placeOf } from '@vicino/domain/travel/place-of.ts'
import { done } from '../../http/done.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { listVisitTowns } from './visit-towns.store.ts'

/** Where a planner's people drive to, in one statement for any number of clients. */
export function serveVisitTowns(serve: Serve): void {
  serve(getVisitTowns, async ({ tx, author, query, today }) => {
    const range = { from: query.startDate, to: query.endDate }
    const asked = { author, range, dossier: undefined, filter: {}, today }
    const towns = await listVisitTowns(tx, asked, mostTasksOfRange + 1)
    if (towns.length > mostTasksOfRange)
      throw new Refusal('too_many_rows', { current: { limit: mostTasksOfRange } })
    const placed = towns.map(town => ({ ...town, place: placeOf(town.city) }))
    return done(placed, {
      rows: towns.length,
      fields: ['address'],
      dossier_ids: towns.map(({ dossierId }) => dossierId),
    })
  })
}
