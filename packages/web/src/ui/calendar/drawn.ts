import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'

/** Edges in the window, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Where something new was drawn, which stays drawn until whoever asked for it has what she wants. */
export type Drawn = {
  /** Where it lies in the window. */
  box: Box
  /** Shows the time that is written of it by now. */
  follow: (time: CalendarTime) => void
  /** Takes the drawing away. */
  leave: () => void
}
