import { pages } from '../pages/pages.ts'

/** A part of the sheet of filters, each with an address of its own. */
export type FilterPart = 'type' | 'date' | 'range' | 'order'

const parts: Readonly<Record<string, FilterPart>> = {
  [pages.activityFilterType.pattern]: 'type',
  [pages.activityFilterDate.pattern]: 'date',
  [pages.activityFilterFromTo.pattern]: 'range',
  [pages.activityFilterRecent.pattern]: 'order',
}

/** At which part the sheet of filters stands open on a page; undefined where it is closed. */
export const filterPartOf = (pattern: string | undefined): FilterPart | undefined =>
  pattern === undefined ? undefined : parts[pattern]
