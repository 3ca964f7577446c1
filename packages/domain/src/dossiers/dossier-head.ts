import * as z from 'zod/mini'
import { HeldPermission } from '../access/held-permissions.ts'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { StandingEmergency } from '../emergency-access/emergency-access.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'
import { ClientFields } from './client.ts'
import { DossierStatus, Suspension } from './dossier.ts'
import { StandingValue } from '../surveillance/standing-value.ts'
import { Warning } from '../warnings/warning.ts'

const { first_name, last_name, birthday, gender, phone, email, address, language, access_note } =
  ClientFields.shape

/** Who the client is: what stays in sight on every page, so that nobody writes into the wrong dossier. */
const ClientIdentity = z.strictObject({ ...NamedPerson.shape, first_name, last_name, birthday, gender })

/** How the client is reached; a reader without the personal data does not get these fields at all. */
const reached = z.partial(z.strictObject({ phone, email, address, language, access_note })).shape

/**
 * A dossier as its pages begin: the client, how it stands, what to mind, and what the reader may do. `critical`: the
 * values on which somebody has to act still, `hospital_return` the stay in hospital after which nobody went through
 * the drugs yet; neither for who may not read them.
 */
export const DossierHead = z.strictObject({
  _id: Id,
  version: z.number(),
  status: DossierStatus,
  status_reason: z.nullable(z.string()),
  suspension: z.nullable(Suspension),
  client: z.strictObject({ ...ClientIdentity.shape, ...reached }),
  warnings: z.array(Warning),
  critical: z.array(StandingValue),
  hospital_return: z.nullable(Suspension),
  /** Who has opened it in an emergency, while that lasts: the team learns of it at once. */
  emergencies: z.array(StandingEmergency),
  permissions: z.array(HeldPermission),
  created_at: Instant,
})
export type DossierHead = z.infer<typeof DossierHead>

/** Whose dossier it is: what the refusal of a closed one says before anybody has opened it. */
export const WhoseDossier = z.strictObject({ name: z.string(), birthday: Day })
export type WhoseDossier = z.infer<typeof WhoseDossier>

/** A visit where only its moment matters. A visit of the whole day has no clocks. */
export const VisitMoment = z.strictObject({
  _id: Id,
  date: Day,
  start_time: z.nullable(Clock),
  end_time: z.nullable(Clock),
})
export type VisitMoment = z.infer<typeof VisitMoment>

/** A dossier in a list. `city` needs the personal data, each warning the permission of its kind. */
export const ListedDossier = z.strictObject({
  _id: Id,
  status: DossierStatus,
  suspension: z.nullable(Suspension),
  client: z.strictObject({ ...ClientIdentity.shape, city: z.nullable(z.string()) }),
  warnings: z.array(z.pick(Warning, { _id: true, kind: true, text: true })),
  /** The next one that still stands, and the last one that was carried out. */
  next_visit: z.nullable(VisitMoment),
  last_visit: z.nullable(VisitMoment),
})
export type ListedDossier = z.infer<typeof ListedDossier>
