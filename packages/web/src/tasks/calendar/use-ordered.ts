import type { Day } from '@vicino/domain/days/day.ts'
import { useState } from 'react'
import { late } from '../../ui/late.ts'
import type { DayAlert } from '../../ui/calendar/MonthWeek.tsx'

/** What is to be said of visits beside what is prescribed, by their ids. */
export type SaidOfVisits = ReadonlyMap<string, string>

/** What is not ordered in a month of all clients: the visits that it shows by their ids, and of each day how many. */
export type Unordered = { ordered: SaidOfVisits; alerts: ReadonlyMap<Day, DayAlert> }

export const nothingOrdered: SaidOfVisits = new Map()

/** The calendar is drawn before it is known: its code and its words come after the visits. */
const OrderedVisits = late(async () => (await import('./OrderedVisits.tsx')).OrderedVisits)

const UnorderedDays = late(async () => (await import('./OrderedVisits.tsx')).UnorderedDays)

/** What is said of a month of all clients, where a day shows four visits of many. */
export function useUnordered() {
  const [unordered, onRead] = useState<Unordered>({ ordered: nothingOrdered, alerts: new Map() })
  return { unordered, onRead, UnorderedDays }
}

/** What is said of the visits that a page shows, and what reads it there. */
export function useOrdered() {
  const [ordered, onRead] = useState(nothingOrdered)
  return { ordered, onRead, OrderedVisits }
}
