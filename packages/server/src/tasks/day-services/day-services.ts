import { holds } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Appointment, DayServices, Fixed } from '@vicino/domain/day-services/appointment.ts'
import { totalDuration } from '@vicino/domain/day-services/selected-services.ts'
import type { getDayServices } from '@vicino/domain/day-services/day-services.contract.ts'
import { mayChangeTask } from '@vicino/domain/tasks/may-change-task.ts'
import { isTouched } from '@vicino/domain/tasks/task-status.ts'
import { Denied } from '../../http/denied.ts'
import { isPermitted } from '../../http/dossier-access.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Call } from '../../http/serve.ts'
import { listVisitsOfDays, type VisitOfDay, versionOfDay } from './day-services.store.ts'

/** What every call about a client's days is asked with. */
export type AskingDossier = Pick<
  Call<typeof getDayServices>,
  'tx' | 'author' | 'session' | 'today' | 'now' | 'dossier' | 'standing'
>

/** The services of a client's day, with the visits that it is made of. */
type SeenDay = { dayServices: DayServices; visits: VisitOfDay[] }

/** Several days of a client, in the order in which they are named. */
export async function readServicesOfDays(asking: AskingDossier, days: readonly Day[]): Promise<SeenDay[]> {
  const { tx, dossier, author } = asking
  const visitsOf = Map.groupBy(
    await listVisitsOfDays(tx, dossier, days, author.language),
    ({ task }) => task.date,
  )
  return days.map(day => {
    const visits = visitsOf.get(day) ?? []
    const appointments = visits.map(visit => appointmentOf(visit, fixedBy(asking, visit)))
    const services = appointments.flatMap(({ selectedServices }) => selectedServices)
    const dayServices = {
      day,
      version: versionOfDay(visits),
      totalDuration: totalDuration(services),
      appointments,
    }
    return { dayServices, visits }
  })
}

export async function readDayServices(asking: AskingDossier, day: Day): Promise<SeenDay> {
  const [seen] = await readServicesOfDays(asking, [day])
  return seen!
}

/** Refuses whoever plans nothing at all. */
export function refuseWithoutCalendar(asking: AskingDossier): void {
  const { session, dossier } = asking
  if (!mayPlan(asking)) throw new Denied(new Refusal('forbidden'), session, dossier)
}

const mayPlan = ({ author }: AskingDossier): boolean => holds(author, 'calendar.own', 'write')

function fixedBy(asking: AskingDossier, { task, recorded }: VisitOfDay): Fixed | null {
  const { author, session, standing, today } = asking
  if (isTouched(task) || recorded || task.date < today) return 'record'
  if (task.end_date !== task.date) return 'several_days'
  const plans = isPermitted(session, standing, 'calendar.plan_all', 'write')
  return mayPlan(asking) && mayChangeTask(task, author._id, { readsClient: true, plans }) ? null : 'others'
}

const appointmentOf = ({ task, services }: VisitOfDay, fixed: Fixed | null): Appointment => ({
  _id: task._id,
  taskId: task._id,
  day: task.date,
  end_date: task.end_date,
  initialTime: task.start_time!,
  endTime: task.end_time!,
  note: task.description,
  selectedServices: services,
  totalDuration: totalDuration(services),
  title: task.title,
  status: task.status,
  operators: task.operators,
  suspended_by_dossier: task.suspended_by_dossier,
  fixed,
  series_version: task.series && task.version,
})
