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
  const before = await listForNobody(tx, [person])
  await change()
  const away = new Set((await listForNobody(tx, [person])).map(({ _id }) => _id))
  const back = before.filter(({ _id }) => !away.has(_id))
  return leaveTaken(tx, back, { now })
}

/** A visit that comes back to one of those who carry it out. */
type Back = { _id: Id; date: Day; operator: Id }

type Leaving = {
  now: Instant
  /** Since when nobody was asked about these visits: what was planned over them from then on has no reason for it. */
  unaskedSince?: Instant | undefined
}

/**
 * Takes from whoever has something else at that hour the visits that come back to her. Whoever calls holds her days.
 * @returns those visits
 */
export async function leaveTaken(tx: Tx, back: readonly Back[], leaving: Leaving): Promise<Task[]> {
  const taken = await atTakenHours(tx, back, leaving)
  for (const [person, hers] of Map.groupBy(taken, ({ operator }) => operator))
    await takeFrom(
      tx,
      person,
      hers.map(({ _id }) => _id),
      leaving.now,
    )
  return findTasks(tx, [...new Set(taken.map(({ _id }) => _id))])
}

/** Those of the visits that come back at whose hour her to whom they come has something else. */
async function atTakenHours(
  tx: Tx,
  back: readonly Back[],
  { unaskedSince }: Pick<Leaving, 'unaskedSince'>,
): Promise<Back[]> {
  if (back.length === 0) return []
  const days = back.map(({ date }) => date).toSorted()
  const range = { from: days[0]!, to: addDays(days.at(-1)!, 1) }
  const people = [...new Set(back.map(({ operator }) => operator))]
  const [away, times] = [await listForNobody(tx, people), await listBusyTimes(tx, people, range)]
  const nobodys = new Set(away.map(nameOf))
  const hers = times.filter(time => !nobodys.has(nameOf(time)))
  const { meeting } = busyDaysOf(hers)
  const coming = new Map(back.map(one => [nameOf(one), one]))
  const meetings = hers.flatMap(time => {
    const one = coming.get(nameOf(time))
    const others = one ? meeting(time.operator, time) : []
    return one && others.length > 0 ? [{ one, others }] : []
  })
  const ids = meetings.flatMap(({ one, others }) => [one._id, ...others.map(({ _id }) => _id)])
  const answers = new Map((await listAnswers(tx, ids)).map(answer => [answer._id, answer]))
  const isAnswered = (id: Id): boolean => answers.get(id)!.has_reason
  const isUnasked = (id: Id): boolean =>
    unaskedSince !== undefined && answers.get(id)!.written_at >= unaskedSince
  return meetings.flatMap(({ one, others }) =>
    others.some(({ _id }) => isUnasked(_id) || !(isAnswered(one._id) || isAnswered(_id))) ? one : [],
  )
}

const nameOf = ({ _id, operator }: Pick<Back, '_id' | 'operator'>): string => `${_id} ${operator}`

/** Whether somebody has said why a task stands beside another, and when it was written last. */
const listAnswers = (tx: Tx, ids: readonly Id[]) => tx<
  { _id: Id; has_reason: boolean; written_at: Instant }[]
>`
  select _id, confirm_overlap is not null as has_reason, greatest(created_at, changed_at) as written_at
  from task where _id = any(${[...ids]}::uuid[])`
