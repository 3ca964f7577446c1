import type { Day } from '@vicino/domain/days/day.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { House } from './house.ts'

/** A Tuesday for which nobody else plans anything. */
const day: Day = '2034-03-07'

type Task = { _id: string; version: number }
type Operator = { _id: string; roles: string[] }

/**
 * The demo organisation has no absence whose visits went to others: one of a nurse with two visits, of which one went to
 * a colleague and the other still to nobody. Whoever comes later finds it there.
 */
export async function absenceOfWalks({ read, send }: House): Promise<string> {
  const [made] = await read<Task[]>(`/api/tasks/date/${day}?type=holiday`)
  if (made) return made._id
  const { operators } = await read<{ operators: Operator[] }>(`/api/tasks/staffing/${day}`)
  const [away, colleague] = operators.filter(({ roles }) => roles.includes('INF')) as [Operator, Operator]
  const client = { first_name: 'Zita', last_name: 'Zgraggen', birthday: '1938-07-21', gender: 'female' }
  const { _id: dossier } = await send<Task>('/api/dossiers/create_dossier', { client })
  const visits: Task[] = []
  for (const [start_time, end_time] of [
    ['08:00', '08:30'],
    ['10:00', '10:45'],
  ])
    visits.push(
      await send<Task>('/api/tasks/create_task', {
        _id: newId(),
        title: 'Visita di prova',
        client: dossier,
        date: day,
        start_time,
        end_time,
        operators: [away._id],
      }),
    )
  const { _id } = await send<Task>('/api/absences', {
    operatorId: away._id,
    kind: 'absence',
    date: day,
    end_date: day,
    full_day: true,
    start_time: null,
    end_time: null,
    handed: visits.map(({ _id: taskId, version }, at) => ({
      taskId,
      version,
      to: at === 0 ? colleague._id : null,
    })),
    stays: [],
  })
  return _id
}
