import type { Day } from '../days/day.ts'
import type { Id } from '../wire/id.ts'
import type { Administration } from './administration.ts'

/** As far back as a patch is looked for: the longest that one commonly sticks is a week. */
export const patchDays = 14

/** Whether a patch was put on: it sticks until somebody takes it off. */
export const isPatchOn = ({ struck, status, site }: Administration): boolean =>
  struck === null && status === 'given' && site !== ''

/** The patch of a drug that sticks when the next one is due on a day: whoever comes looks for it, and takes it off. */
export const lastPatch = (
  administrations: readonly Administration[],
  drugId: Id,
  day: Day,
): Administration | undefined =>
  administrations
    .filter(isPatchOn)
    .filter(({ drug, day: of }) => drug._id === drugId && of < day)
    .toSorted((one, other) => (one.given_at < other.given_at ? 1 : -1))[0]
