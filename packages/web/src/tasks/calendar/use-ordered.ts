import { useState } from 'react'
import { late } from '../../ui/late.ts'

/** What is to be said of visits beside what is prescribed, by their ids. */
export type Ordered = ReadonlyMap<string, string>

export const nothingOrdered: Ordered = new Map()

/** The calendar is drawn before it is known: its code and its words come after the visits. */
const OrderedVisits = late(async () => (await import('./OrderedVisits.tsx')).OrderedVisits)

/** What is said of the visits that a page shows, and what reads it there. */
export function useOrdered() {
  const [ordered, onRead] = useState(nothingOrdered)
  return { ordered, onRead, OrderedVisits }
}
