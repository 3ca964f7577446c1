import {
  type DayOutline,
  type MonthOutline,
  outlineOf,
  withBars,
} from '@vicino/domain/calendar/month-outline.ts'
import { linesOfMonthDay } from '@vicino/domain/calendar/month-week.ts'
import type { Placed } from '@vicino/domain/calendar/placed.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { plansFor } from '@vicino/domain/tasks/planner.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../../db/tenant.ts'
import { type AskedTasks, asksForNothing, beganBefore, isAskedFor, isOfKind } from './task-list.store.ts'
import { columns, withPeople } from '../tasks.store.ts'

type Month = { days: { date: Day; count: number; tasks: Task[] }[]; bars: Task[] }

/** What a month shows: of each day the first tasks and how many there are, and the bars across days. */
export async function listMonth(tx: Tx, asked: AskedTasks): Promise<Month> {
  const outline = await readOutline(tx, asked)
  const ids = [...outline.days.flatMap(day => day.ids), ...outline.bars]
  const tasks = await tx<Task[]>`
    select ${columns(tx)} from ${withPeople(tx)} where t._id = any(${ids}::uuid[])`
  const byId = new Map(tasks.map(task => [task._id, task]))
  return {
    days: outline.days.map(({ date, count, ids: first }) => ({
      date,
      count,
      tasks: first.map(id => byId.get(id)!),
    })),
    bars: outline.bars.map(id => byId.get(id)!),
  }
}

async function readOutline(tx: Tx, asked: AskedTasks): Promise<MonthOutline> {
  const { author, range, dossier, filter } = asked
  if (asksForNothing(filter)) return outlineOf([], range.from, range.to)
  const ofAll = plansFor(author) === 'all' && !dossier && !filter.operatorId && !filter.search
  if (ofAll) return readOutlineOfAll(tx, asked)
  const found = await tx<
    Placed[]
  >`select ${placedColumns(tx, 't')} from task t where ${isAskedFor(tx, asked)}`
  return outlineOf(found, range.from, range.to)
}

/**
 * The outline of a whole organisation. Of each day the index gives the first tasks and counts the others, so that
 * a month of twelve thousand visits costs about what one of a thousand does; only bars are all looked at.
 */
async function readOutlineOfAll(tx: Tx, { range, filter }: AskedTasks): Promise<MonthOutline> {
  const { from, to } = range
  const reading = tx<DayOutline[]>`
    select day.date,
      (select count(*)::int from task w where w.date = day.date ${isOfKind(tx, 'w', filter)}) as count,
      array(
        select w._id from task w
        where w.date = day.date and not (${reachesOver(tx, 'w')}) ${isOfKind(tx, 'w', filter)}
        order by w.start_time, w.end_date, w.end_time, w._id limit ${linesOfMonthDay}
      ) as ids
    from (
      select ${from}::date + n as date from generate_series(0, ${to}::date - ${from}::date) as n
    ) as day order by day.date`
  const readingBars = tx<Placed[]>`
    select ${placedColumns(tx, 'w')} from task w
    where w.date between ${from} and ${to} and (w.full_day or w.end_date > w.date)
      and (${reachesOver(tx, 'w')}) ${isOfKind(tx, 'w', filter)}
    union all
    select ${placedColumns(tx, 'l')} from task l where ${beganBefore(tx, 'l', from)} ${isOfKind(tx, 'l', filter)}`
  const [days, bars] = await Promise.all([reading, readingBars])
  const barsFrom = new Map<Day, number>()
  for (const { date } of bars) barsFrom.set(date, (barsFrom.get(date) ?? 0) + 1)
  return withBars(
    days.map(day => ({ ...day, count: day.count - (barsFrom.get(day.date) ?? 0) })),
    bars,
  )
}

const placedColumns = (tx: Tx, task: string): Fragment =>
  tx`${tx(task)}._id, ${tx(task)}.date, ${tx(task)}.end_date, ${tx(task)}.start_time, ${tx(task)}.end_time`

/** Whether it fills whole days or reaches into another: a task that ends at midnight does not. */
const reachesOver = (tx: Tx, task: string): Fragment => tx`
  ${tx(task)}.full_day or ${tx(task)}.end_date > ${tx(task)}.date
  and (${tx(task)}.end_date > ${tx(task)}.date + 1 or ${tx(task)}.end_time <> '00:00')`
