import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { ExceededOrder } from '@vicino/domain/prescriptions/exceeded-orders.contract.ts'
import { balanceOf } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { exceededLetters } from '@vicino/domain/prescriptions/prescription-fit.ts'
import type { Tx } from '../../db/tenant.ts'
import { namedClient } from '../../dossiers/named-client.store.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { listUsedMinutes } from '../../prescriptions/prescription-balance.store.ts'
import { type AskedTasks, isAskedFor } from './task-list.store.ts'
import { listHoldingFrom } from './visit-fits.store.ts'

/**
 * The orders that hold on a visit of a range and are exceeded in their period, the furthest beyond first: in three
 * statements, however many clients a house has.
 */
export async function listExceededOrders(tx: Tx, asked: AskedTasks): Promise<ExceededOrder[]> {
  const { language } = asked.author
  const visited = new Map((await listVisited(tx, asked)).map(one => [one.client._id, one]))
  const holding = await listHoldingFrom(tx, [...visited.keys()], asked.range.from, language)
  const orders = holding.filter(({ dossierId, start, end }) =>
    visited.get(dossierId)!.days.some(day => start <= day && day <= end),
  )
  const used = Map.groupBy(
    await listUsedMinutes(tx, orders, language),
    ({ prescriptionId }) => prescriptionId,
  )
  return orders
    .flatMap(order => {
      const letters = exceededLetters(balanceOf(order, used.get(order._id) ?? []))
      const { _id: prescriptionId, dossierId, start, end } = order
      const { client } = visited.get(dossierId)!
      return letters.length > 0 ? [{ prescriptionId, dossierId, client, start, end, letters }] : []
    })
    .toSorted(
      (one, other) => beyond(other) - beyond(one) || (one.prescriptionId < other.prescriptionId ? -1 : 1),
    )
}

const beyond = ({ letters }: Pick<ExceededOrder, 'letters'>): number =>
  letters.reduce((sum, { left }) => sum - left, 0)

/** The clients with visits in a range of whose prescriptions the author may know, each with the days of them. */
const listVisited = (tx: Tx, asked: AskedTasks) => tx<{ client: NamedPerson; days: Day[] }[]>`
  select ${namedClient(tx)} as client, visited.days
  from (
    select t.dossier_id, json_agg(distinct t.date) as days from task t
    where ${isAskedFor(tx, asked)} and t.type = 'client' and t.status <> 'not_done' and not t.suspended_by_dossier
      and ${knownWithin(tx, asked.author, 'prescription', 't.dossier_id', asked.today)}
    group by t.dossier_id
  ) visited
  join dossier d on d._id = visited.dossier_id`
