import { takenTime } from '@vicino/domain/assignment/taken-time.ts'
import { addDays, daysBetween } from '@vicino/domain/days/day.ts'
import { daysOfRanges } from '@vicino/domain/days/day-range.ts'
import { busyVisits, nextTimeForAll, type WeighedVisit } from '@vicino/domain/series/series-weight.ts'
import type { SeriesWeight, weighSeries } from '@vicino/domain/series/series-weighing.contract.ts'
import { mostRivals } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { PlannedTask } from '@vicino/domain/tasks/planned-task.ts'
import type { TaskFields } from '@vicino/domain/tasks/task.ts'
import { spanOf } from '@vicino/domain/tasks/task-span.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { refuseField } from '../../http/refusal.ts'
import { wholeOrRefuse } from '../../http/schema.ts'
import type { Call } from '../../http/serve.ts'
import { listColleagues } from '../absences/absence-plan.store.ts'
import { admitClients, admitOperators, type AskingOfTask } from '../task-access.ts'
import { completeNewTask } from '../task-plan.ts'
import { daysOrRefuse } from './new-series.ts'
import { type AskedDays, listBusyOfClient, listBusyOn } from './series-weight.store.ts'

/** Holds every day of a new series against what is planned. */
export async function weighNewSeries(call: Call<typeof weighSeries>): Promise<SeriesWeight> {
  const { author, body } = call
  const { repeat, client, operators, ...when } = body
  const type = client === null ? 'event' : 'client'
  // It is none that anybody will read: a title stands there because every task has one.
  const written = { ...when, title: type, type, client, operators } as const
  const fields = wholeOrRefuse(PlannedTask, completeNewTask(author, written))
  await admitClients(call, client === null ? [] : [client])
  await admitOperators(call, [{ fields }])
  const length = daysBetween(fields.date, fields.end_date)
  const visits = daysOrRefuse(fields.date, repeat).map(
    (place): WeighedVisit => ({
      ...fields,
      place,
      date: place,
      end_date: addDays(place, length),
      stands: false,
    }),
  )
  return weighVisits(call, visits, { clocks: fields })
}

type Weighing = {
  /** When most of them are: another time is sought for those. */
  clocks: Pick<TaskFields, 'start_time' | 'end_time'>
  /** What is itself to be moved, and keeps nobody busy where it stands. */
  leaving?: ReadonlySet<Id>
}

/**
 * Holds visits of one series against what is planned, in as many statements for a thousand as for one. Colleagues are
 * looked at on the busy days alone, and no more is read than a call looks at.
 * @throws {Refusal} at the operators, where so much is planned of them that nobody could look through it
 */
export async function weighVisits(
  { tx, author }: Pick<AskingOfTask, 'tx' | 'author'>,
  visits: readonly WeighedVisit[],
  { clocks, leaving = new Set() }: Weighing,
): Promise<SeriesWeight> {
  if (visits.length === 0) return noneBusy(visits)
  const people = [...new Set(visits.flatMap(({ operators }) => operators))]
  const { client } = visits[0]!
  const asked = askedFor(visits)
  const [planned, ofPeople, ofClient] = await Promise.all([
    listColleagues(tx, author, asked.range),
    listBusyOn(tx, people, { ...asked, clocks: null }),
    client === null ? [] : listBusyOfClient(tx, client, asked),
  ])
  if (ofPeople.length > mostRivals || ofClient.length > mostRivals)
    throw refuseField('operators', 'too_much_planned')
  const stays = ({ _id }: { _id: Id }): boolean => !leaving.has(_id)
  const taken = takenTime(
    new Map([
      ...Map.groupBy(ofPeople.filter(stays), ({ operator }) => operator),
      ...(client === null ? [] : [[client, ofClient.filter(stays)] as const]),
    ]),
  )
  const busy = busyVisits(visits, taken)
  if (busy.length === 0) return noneBusy(visits)
  const others = planned.filter(({ _id }) => !people.includes(_id))
  const ofOthers = await listBusyOn(
    tx,
    others.map(({ _id }) => _id),
    askedFor(busy.map(({ visit }) => visit)),
  )
  // Of who comes last in what was cut off, and of all after her, not all is known.
  const unknownFrom = ofOthers.length > mostRivals ? ofOthers.at(-1)!.operator : null
  const takenOfOthers = takenTime(Map.groupBy(ofOthers.filter(stays), ({ operator }) => operator))
  return {
    days: visits.length,
    busy: busy.map(({ day }) => day),
    time: nextTimeForAll(clocks, visits, taken, planned),
    colleagues: others
      .filter(({ _id }) => unknownFrom === null || _id < unknownFrom)
      .map(({ start_date, end_date, ...colleague }) => ({
        ...colleague,
        free: busy.flatMap(({ visit }) =>
          start_date <= visit.date &&
          visit.date <= (end_date ?? visit.date) &&
          takenOfOthers(colleague._id, spanOf(visit)).length === 0
            ? [visit.place]
            : [],
        ),
      })),
  }
}

const noneBusy = ({ length: days }: readonly WeighedVisit[]): SeriesWeight => ({
  days,
  busy: [],
  time: null,
  colleagues: [],
})

/** Which days some visits touch, and between which clocks, where each stands on one day. */
function askedFor(visits: readonly WeighedVisit[]): AskedDays {
  const days = daysOfRanges(visits.map(({ date, end_date }) => ({ from: date, to: end_date })))
  const clocks = visits.map(({ date, end_date, start_time, end_time }) =>
    date === end_date && start_time !== null && end_time !== null ? { from: start_time, to: end_time } : null,
  )
  return {
    days,
    range: { from: days[0]!, to: days.at(-1)! },
    clocks: clocks.reduce(
      (whole, one) =>
        whole &&
        one && {
          from: one.from < whole.from ? one.from : whole.from,
          to: one.to > whole.to ? one.to : whole.to,
        },
      clocks[0] ?? null,
    ),
  }
}
