import { takesAway, whoIsAway } from '@vicino/domain/absences/who-is-away.ts'
import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Column } from '@vicino/domain/assignment/board.ts'
import { type Gap, gapsOf, type LaneStop, type Town } from '@vicino/domain/assignment/lane-gaps.ts'
import { contractMinutes, workedMinutesOn } from '@vicino/domain/assignment/worked-hours.ts'
import { type ColumnBlock, layOutDay } from '@vicino/domain/calendar/day-columns.ts'
import type { DayPart } from '@vicino/domain/days/day-part.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { isBusy } from '@vicino/domain/tasks/overlap.ts'
import { isOverdue } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { CalendarItem } from '../../ui/calendar/calendar-item.ts'
import type { ShownBoard } from '../use-board.ts'
import { familyName } from '../../ui/people/family-name.ts'
import type { SaidOfBlock } from './lane-words.ts'

/** A task as a lane draws it: where one drives to, and what has to be looked at. */
export type LaneItem = CalendarItem & {
  task: Task
  town: Town | undefined
  clashes: boolean
  overdue: boolean
}

/** One operator's day along the hours; without a person it is what is nobody's. */
export type LaneData = {
  person: NamedPerson | null
  /** Absent of whom the reader does not plan: nothing can be given to her. */
  operator: Operator | undefined
  blocks: ColumnBlock<LaneItem>[]
  fullDay: LaneItem[]
  gaps: Gap[]
  minutes: number
  /** What her contract asks for on the day; null where it has no hours, or nothing is planned for her here. */
  contract: number | null
  worked: DayPart[]
  /** Away for the whole day. */
  absent: boolean
}

export type Lanes = { open: LaneData; lanes: LaneData[] }

/** All that stands in a lane: along the hours, then above them. */
export const itemsOf = ({ blocks, fullDay }: LaneData): LaneItem[] => [
  ...blocks.map(({ item }) => item),
  ...fullDay,
]

/**
 * The absence of whose lane it is, of her alone: her visits that stand in it can be handed on. Of one that was called off
 * she has none: whoever falls ill then after all is away anew.
 */
export const absenceIn = (lane: LaneData): Task | undefined =>
  itemsOf(lane).find(({ task }) => whoIsAway(task))?.task

type Known = {
  day: Day
  items: ReadonlyMap<Id, CalendarItem>
  towns: ReadonlyMap<Id, Town>
  clashing: ReadonlySet<Id>
  now: { today: Day; clock: string }
}

/** The lanes of a day: what is nobody's, then the operators, then whoever else has something. */
export function lanesOf(board: ShownBoard, known: Known): Lanes {
  const laneItems = board.tasks.flatMap(task => {
    const item = known.items.get(task._id)
    return item ? [laneItem(task, item, known)] : []
  })
  const byId = new Map(laneItems.map(item => [item._id, item]))
  const drawn = (tasks: readonly Task[]): LaneItem[] => tasks.flatMap(({ _id }) => byId.get(_id) ?? [])
  const nobodys = drawn(board.tasks.filter(({ operators }) => operators.length === 0))
  return {
    open: { ...layOut(nobodys, known.day), ...nobody },
    lanes: [
      ...board.columns.map(column => laneOf(column, column.operator, drawn(column.tasks), known.day)),
      ...board.others.map(column => laneOf(column, undefined, drawn(column.tasks), known.day)),
    ],
  }
}

const nobody = {
  person: null,
  operator: undefined,
  gaps: [],
  minutes: 0,
  contract: null,
  worked: [],
  absent: false,
}

function laneItem(task: Task, item: CalendarItem, { towns, clashing, now }: Known): LaneItem {
  const town = task.dossierId === null ? undefined : towns.get(task.dossierId)
  // What waits with its dossier is late for nobody.
  const overdue = !task.suspended_by_dossier && isOverdue(task, now.today, now.clock)
  return { ...item, task, town, clashes: clashing.has(task._id), overdue }
}

function laneOf(
  { operator: person, minutes }: Column<NamedPerson>,
  operator: Operator | undefined,
  items: readonly LaneItem[],
  day: Day,
): LaneData {
  const laidOut = layOut(items, day)
  return {
    ...laidOut,
    person,
    operator,
    gaps: gapsOf(laidOut.blocks.filter(isStop).map(stopOf)),
    minutes,
    contract: operator ? contractMinutes(operator.working_hours, [day]) : null,
    worked: operator ? workedMinutesOn(operator.working_hours, day) : [],
    absent: items.some(({ task }) => task.full_day && takesAway(task)),
  }
}

function layOut(items: readonly LaneItem[], day: Day) {
  const { blocks } = layOutDay(items, day, items.length)
  const placed = new Set(blocks.map(({ item }) => item._id))
  return {
    blocks,
    fullDay: items.filter(({ _id }) => !placed.has(_id)),
  }
}

/** What a block of a lane says: of a client's visit her name, in short that of her family. */
export const saidOf = ({ item: shown, from, to }: ColumnBlock<LaneItem>): SaidOfBlock => ({
  from,
  to,
  name: shown.title,
  short: shown.brief && familyName(shown.title),
  clock: shown.start_time ?? undefined,
  town: shown.town?.city,
  signs: Number(shown.mark !== undefined) + Number(shown.clashes || shown.overdue),
})

/** Whether somebody is there then: a visit that takes place. */
const isStop = ({ item: { task } }: ColumnBlock<LaneItem>): boolean =>
  task.type === 'client' && isBusy(task) && !task.suspended_by_dossier

/** Whoever has begun a visit has come there. */
const stopOf = ({ item: { task, town }, from, to }: ColumnBlock<LaneItem>): LaneStop => {
  const reached = task.status === 'completed' || task.started_at !== null
  return { from, to, town, reached }
}

/** All that a day has to make room for: what stands on it, and when people work. */
export function* dayPartsOf({ open, lanes }: Lanes): Generator<DayPart> {
  yield* open.blocks
  for (const { blocks, worked } of lanes) {
    yield* blocks
    yield* worked
  }
}
