import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Drawn } from '../../ui/calendar/drawn.ts'

/** A visit that was drawn: when, where on the page, and whose it is as far as the place says it. */
export type DrawnVisit = {
  time: CalendarTime
  drawn: Drawn
  /** The client whose calendar it is. */
  dossierId?: Id | undefined
  /** Whose calendar or lane it is; undefined where the place does not say it. */
  operatorId?: Id | undefined
  /** Who goes there, where that is known by name already: of a lane; nobody in the one of all that is open. */
  operators?: NamedPerson[] | undefined
}
