import type { Placed } from '@vicino/domain/calendar/placed.ts'

/** The colour of a kind of thing: the bar at its side and the tint behind it. */
export type ItemTone = 'primary' | 'info' | 'attention' | 'holiday' | 'ok' | 'error' | 'neutral'

/** A small sign before the words, so that colour is never the only one. What it means stands in `words`. */
export type ItemMark =
  | 'check'
  | 'cross'
  | 'play'
  | 'pause'
  | 'bell'
  | 'list'
  | 'plane'
  | 'event'
  | 'lock'
  | 'alert'

/**
 * What the calendar draws: when it is, its words, and how it looks. Keep the same object while nothing changed: a
 * day whose items are the same is not drawn anew.
 */
export type CalendarItem = Placed & {
  title: string
  /** What stands for the title where a block is too narrow for it: a client's initials. */
  short?: string
  /** What stands for it among several days, where a line is cut: a client's name, the family first. */
  brief?: string
  /** A second line where there is room: who does it, where. */
  detail?: string
  /** What stands behind a struck title: why it did not take place. */
  reason?: string
  tone: ItemTone
  mark?: ItemMark
  /** Done or called off: its title is struck through, its sign says which. */
  struck?: boolean
  /** Said after time and title to who cannot see colour and sign: type, status, people. */
  words: string
  /** Where a tap leads, and what the browser opens in a new tab. */
  href: string
  /** Whether this person may move it and change its length. */
  movable: boolean
}
