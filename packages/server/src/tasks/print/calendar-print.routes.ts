import { getTour, printCalendar, type TourStop } from '@vicino/domain/tasks/calendar-print.contract.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { tasksOn } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { mostTasksOfDay } from '@vicino/domain/tasks/tasks.contract.ts'
import { done } from '../../http/done.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { admitListing } from '../task-access.ts'
import { listTasks } from '../calendar/task-list.store.ts'
import { withVisitSheets } from '../visit/visit-sheet.store.ts'

export function serveCalendarPrint(serve: Serve): void {
  serve(getTour, async call => {
    const { tx, author, today, now, params, query } = call
    const { operatorId = author._id } = query
    await admitListing(call, { operatorId })
    const { date } = params
    const asked = {
      author,
      range: { from: date, to: date },
      dossier: undefined,
      filter: { operatorId },
      today,
    }
    const tasks = await listTasks(tx, asked, mostTasksOfDay + 1)
    if (tasks.length > mostTasksOfDay)
      throw new Refusal('too_many_rows', { current: { limit: mostTasksOfDay } })
    const seen = tasksOn(tasks, date).map(task => asSeenBy(task, author._id))
    const stops = (await withVisitSheets(tx, { author, today, now }, seen, date)).map(stopOf)
    const dossier_ids = seen.flatMap(({ dossierId }) => dossierId ?? [])
    return done(stops, { rows: stops.length, dossier_ids, entity_id: operatorId })
  })

  serve(printCalendar, async call => {
    const { dossierId, operatorId } = call.body
    const dossier = await admitListing(call, call.body)
    return done(null, {
      dossier_id: dossier ?? null,
      ...(operatorId !== undefined && dossierId === undefined && { entity_id: operatorId }),
    })
  })
}

const stopOf = ({ visit, ...task }: Task): TourStop => ({
  task,
  reach: visit ? { birthday: visit.birthday, address: visit.address, phone: visit.phone } : null,
})
