import { addDays, type Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { busyDaysOf, listBusyTimes } from './busy-times.store.ts'
import { holdDays } from './overlap.store.ts'
import { takeFrom } from './task-writes.store.ts'
import { findTasks, listForNobody } from './tasks.store.ts'

/**
 * Makes a change of somebody's employment. Visits that were for nobody without her are hers again where she stays or comes
 * back; but one at whose hour she has something else by now, the other ones that come back included, stays for nobody, for
 * nobody has decided that she goes to both. Where a reason was given for either it is no news.
 * @returns the visits that stay so
 */
export async function giveBackVisits(
  tx: Tx,
  { business, person, now }: { business: Id; person: Id; now: Instant },
  change: () => Promise<void>,
): Promise<Task[]> {
  // Who moves one of her visits meanwhile is waited for, or waits and sees them as hers.
  await holdDays(tx, business, { operators: [person], clients: [] })
  const before = await listForNobody(tx, person)
  await change()
  const away = new Set((await listForNobody(tx, person)).map(({ _id }) => _id))
  const back = before.filter(({ _id }) => !away.has(_id))
  const taken = await atTakenHours(tx, person, { back, away })
  if (taken.length > 0)
    await takeFrom(
      tx,
      person,
      taken.map(({ _id }) => _id),
      now,
    )
  return taken
}

type Placed = { _id: Id; date: Day }

/** Those of the visits that come back at whose hour she has something else. */
async function atTakenHours(
  tx: Tx,
  person: Id,
  { back, away }: { back: readonly Placed[]; away: ReadonlySet<Id> },
): Promise<Task[]> {
  if (back.length === 0) return []
  const days = back.map(({ date }) => date).toSorted()
  const range = { from: days[0]!, to: addDays(days.at(-1)!, 1) }
  const times = (await listBusyTimes(tx, [person], range)).filter(({ _id }) => !away.has(_id))
  const { meeting } = busyDaysOf(times)
  const coming = new Set(back.map(({ _id }) => _id))
  const meetings = times.flatMap(time => {
    const others = coming.has(time._id) ? meeting(person, time) : []
    return others.length > 0 ? [{ _id: time._id, others: others.map(({ _id }) => _id) }] : []
  })
  const found = await findTasks(tx, [...new Set(meetings.flatMap(({ _id, others }) => [_id, ...others]))])
  const unanswered = new Map(
    found.flatMap(task => (task.confirm_overlap === null ? [[task._id, task] as const] : [])),
  )
  return meetings.flatMap(({ _id, others }) =>
    others.some(other => unanswered.has(other)) ? (unanswered.get(_id) ?? []) : [],
  )
}
