import type { SeriesWeight, weighSeries } from '@vicino/domain/series/series-weighing.contract.ts'
import { addDays, type Day, daysBetween, daysFrom } from '@vicino/domain/days/day.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import type { Call } from '../../http/serve.ts'
import { wholeOrRefuse } from '../../http/schema.ts'
import { listColleagues } from '../absences/absence-plan.store.ts'
import { busyDaysOf } from '../busy-times.store.ts'
import { admitClients, admitOperators } from '../task-access.ts'
import { completeNewTask } from '../task-plan.ts'
import { daysOrRefuse } from './new-series.ts'
import { listBusyOfClient, listBusyOn } from './series-weight.store.ts'

/** Holds every day of a new series against what is planned, in as many statements for a thousand visits as for one. */
export async function weighNewSeries(call: Call<typeof weighSeries>): Promise<SeriesWeight> {
  const { tx, author, body } = call
  const { repeat, client, operators, ...when } = body
  const type = client === null ? 'event' : 'client'
  // It is none that anybody will read: a title stands there because every task has one.
  const written = { ...when, title: type, type, client, operators } as const
  const fields = wholeOrRefuse(PlannedTask, completeNewTask(author, written))
  await admitClients(call, client === null ? [] : [client])
  await admitOperators(call, [{ fields }])
  const days = daysOrRefuse(fields.date, repeat)
  const length = daysBetween(fields.date, fields.end_date)
  const visitOn = (date: Day) => ({ ...fields, _id: newId(), date, end_date: addDays(date, length) })
  const range = { from: days[0]!, to: addDays(days.at(-1)!, length) }
  const [first] = operators
  const colleagues = first === undefined ? [] : await listColleagues(tx, author, first, range)
  const others = colleagues.filter(({ _id }) => !operators.includes(_id))
  const people = [...operators, ...others.map(({ _id }) => _id)]
  const touched = touchedBy(days, length)
  const [ofPeople, ofClient] = await Promise.all([
    listBusyOn(tx, people, touched, range),
    client === null ? [] : listBusyOfClient(tx, client, touched, range),
  ])
  const times = busyDaysOf([...ofPeople, ...ofClient])
  const isBusyOn = (party: Id, date: Day): boolean => times.meeting(party, visitOn(date)).length > 0
  const busy = days.flatMap(date => {
    const hindered = operators.filter(person => isBusyOn(person, date))
    const hindersClient = client !== null && isBusyOn(client, date)
    return hindered.length === 0 && !hindersClient
      ? []
      : [{ date, operators: hindered, client: hindersClient }]
  })
  return {
    days: days.length,
    busy,
    colleagues: others.map(({ start_date, end_date, ...colleague }) => ({
      ...colleague,
      free: busy
        .map(({ date }) => date)
        .filter(date => start_date <= date && date <= (end_date ?? date) && !isBusyOn(colleague._id, date)),
    })),
  }
}

/** Each day that one of a series touches, an event of three days the one in the middle too. */
function touchedBy(days: readonly Day[], length: number): Day[] {
  let reached: Day | undefined
  return days.flatMap(day => {
    const from = reached === undefined || reached < day ? day : addDays(reached, 1)
    reached = addDays(day, length)
    return daysFrom(from, reached)
  })
}
