import { instantOf } from '../days/instant.ts'
import type { Task } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import { referToClient, referToPerson } from './identity.ts'
import type { Coding, Extension, Identifier, Period, Reference } from './resource.ts'
import { hl7, identified } from './resource-parts.ts'

/** A visit that took place (R4: Encounter). */
export type Encounter = {
  resourceType: 'Encounter'
  id: Id
  extension?: Extension[]
  identifier: Identifier[]
  status: 'finished'
  class: Coding
  subject: Reference
  participant?: { individual: Reference }[]
  period: Period
}

/** Why somebody ended a visit although a dose that was due in it had no answer: FHIR has no word for it. */
const openDosesUrl = 'urn:vicino:open-doses-reason'

/** What of a visit tells when it was: its own clock where it was recorded, else the one that was planned. */
function periodOf({ date, end_date, start_time, end_time, started_at, ended_at }: Task): Period {
  const start = started_at ?? (start_time === null ? date : instantOf(date, start_time))
  const end = ended_at ?? (end_time === null ? end_date : instantOf(end_date, end_time))
  // In the night that loses an hour, and where only one of both was recorded, it would end before it began.
  return { start, end: end < start.slice(0, end.length) ? start : end }
}

/** A visit that was completed; undefined for any other: it is no meeting. */
export function encounterOf(dossier: Id, visit: Task): Encounter | undefined {
  const { status, operators, confirm_open_doses } = visit
  if (status !== 'completed') return undefined
  return {
    resourceType: 'Encounter',
    ...identified(visit._id),
    ...(confirm_open_doses && {
      extension: [{ url: openDosesUrl, valueString: confirm_open_doses.reason }],
    }),
    status: 'finished',
    class: { system: hl7('v3-ActCode'), code: 'HH', display: 'home health' },
    subject: referToClient(dossier),
    ...(operators.length > 0 && {
      participant: operators.map(operator => ({ individual: referToPerson(operator) })),
    }),
    period: periodOf(visit),
  }
}
