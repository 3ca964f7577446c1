import { exceededTold, getExceededOrders } from '@vicino/domain/prescriptions/exceeded-orders.contract.ts'
import { balanceOf, holdingOn } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { fitOf, saidOnPlan } from '@vicino/domain/prescriptions/prescription-fit.ts'
import { getUnorderedDays, getVisitFits } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import { mostTasksOfRange } from '@vicino/domain/tasks/tasks.contract.ts'
import { done } from '../../http/done.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { admitListing } from '../task-access.ts'
import { listUsedMinutes } from '../../prescriptions/prescription-balance.store.ts'
import { listExceededOrders } from './exceeded-orders.store.ts'
import { listUnorderedDays } from './unordered-days.store.ts'
import { listHoldingFrom, listVisitsWithServices } from './visit-fits.store.ts'

/** How the visits of a calendar stand to what is prescribed, in as many statements for a month as for a day. */
export function serveVisitFits(serve: Serve): void {
  serve(getUnorderedDays, async call => {
    const { tx, author, query, today } = call
    const range = { from: query.startDate, to: query.endDate }
    const dossier = await admitListing(call, {})
    const listed = await listUnorderedDays(tx, { author, range, dossier, filter: query, today })
    const days = listed.map(({ dossiers: _of, ...day }) => day)
    const dossier_ids = [...new Set(listed.flatMap(({ dossiers }) => dossiers))]
    return done(days, { rows: days.length, dossier_ids })
  })

  serve(getExceededOrders, async call => {
    const { tx, author, query, today } = call
    const range = { from: query.startDate, to: query.endDate }
    const dossier = await admitListing(call, {})
    const exceeded = await listExceededOrders(tx, { author, range, dossier, filter: query, today })
    const first = exceeded.slice(0, exceededTold)
    const dossier_ids = [...new Set(first.map(({ dossierId }) => dossierId))]
    return done({ count: exceeded.length, first }, { rows: first.length, dossier_ids })
  })

  serve(getVisitFits, async call => {
    const { tx, author, query, today } = call
    const { language } = author
    const range = { from: query.startDate, to: query.endDate }
    const dossier = await admitListing(call, query)
    const asked = { author, range, dossier, filter: { operatorId: query.operatorId }, today }
    const visits = await listVisitsWithServices(tx, asked, language, mostTasksOfRange + 1)
    if (visits.length > mostTasksOfRange)
      throw new Refusal('too_many_rows', { current: { limit: mostTasksOfRange } })
    const dossiers = [...new Set(visits.map(({ dossierId }) => dossierId))]
    const all = await listHoldingFrom(tx, dossiers, range.from, language)
    const held = Map.groupBy(all, ({ dossierId }) => dossierId)
    const prescriptions = all.filter(({ start }) => start <= range.to)
    const used = Map.groupBy(
      await listUsedMinutes(tx, prescriptions, language),
      ({ prescriptionId }) => prescriptionId,
    )
    const balances = new Map(
      prescriptions.map(one => [one._id, balanceOf(one, used.get(one._id) ?? [], held.get(one.dossierId))]),
    )
    const fits = visits.flatMap(({ taskId, dossierId, date, lastDay, services }) => {
      const holding = holdingOn(held.get(dossierId) ?? [], date).map(({ _id }) => balances.get(_id)!)
      // What was to follow a visit that is past is no news of that visit.
      const fit = saidOnPlan(fitOf({ services, lastDay: date < today ? date : lastDay }, holding), date)
      if (!fit) return []
      const names = services.filter(({ code }) => fit.unprescribed.includes(code)).map(({ name }) => name)
      return [{ ...fit, taskId, unprescribed: names }]
    })
    return done(fits, { rows: fits.length, dossier_id: dossier ?? null, dossier_ids: dossiers })
  })
}
