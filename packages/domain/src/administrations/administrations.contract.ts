import * as z from 'zod/mini'
import { problemOfRange } from '../days/day-range.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Moment } from '../drugs/drug.ts'
import { Correction, Handed } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { OpenDosesOfClient } from './open-doses.ts'
import { Administration, AdministrationFields, DoseConfirmation } from './administration.ts'

const path = '/api/dossiers/{dossierId}/administrations'
const listed = z.array(Administration)
const { status, ...rest } = AdministrationFields.shape

/** Most doses that one range answers. */
export const mostDosesOfRange = 500

/** What the refusal of a dose that comes too early carries: the earlier ones, and when the next may be given. */
export const TooEarly = z.strictObject({ doses: listed, allowed_from: z.nullable(Instant) })
export type TooEarly = z.infer<typeof TooEarly>

export const getAdministrations = endpoint({
  method: 'GET',
  path,
  summary:
    'What became of the doses of a range of at most 400 days, in the order of the days; struck ones too',
  permission: 'drugs.read',
  entity: 'administration',
  query: z.strictObject({ from: Day, to: Day }).check(
    z.superRefine(({ from, to }, context) => {
      const message = problemOfRange(from, to)
      if (message) context.addIssue({ code: 'custom', path: ['to'], message, input: to })
    }),
  ),
  answer: listed,
  problems: ['too_many_rows'],
})

export const getAdministrationsAround = endpoint({
  method: 'GET',
  path: `${path}/around/{day}`,
  summary:
    'What the doses of a day are weighed with: what was written of it and of the days beside it, earlier doses taken as needed that may still be in the way, patches that may still stick; struck ones too',
  permission: 'drugs.read',
  entity: 'administration',
  params: { day: Day },
  answer: listed,
  problems: ['too_many_rows'],
})

export const getOpenDosesOf = endpoint({
  method: 'GET',
  path: `${path}/open`,
  summary: "A client's doses without an answer that a visit met and whose window is over, the latest first",
  permission: 'drugs.read',
  entity: 'administration',
  answer: z.pick(OpenDosesOfClient, { may_give: true, count: true, doses: true }),
  problems: [],
})

/**
 * `drug_version` is the order that was read. A dose of the scheme names its `day` and `moment`; one taken as needed
 * neither, its day is that of `given_at` (now, where nothing is said). `dose` is what was ordered where nothing is
 * said. What speaks against a dose is a 409; the same call with `confirm` stores a dose that was really given.
 */
export const createAdministration = endpoint({
  method: 'POST',
  path: `${path}/create`,
  summary: 'Writes what became of a dose: given, refused, not available, taken by the client, or held',
  permission: 'drugs.administer',
  entity: 'administration',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    dossierId: z.optional(Id),
    drugId: Id,
    drug_version: z.int().check(z.minimum(1)),
    day: z.optional(Day),
    moment: z.optional(z.nullable(Moment)),
    status,
    ...z.partial(z.strictObject(rest)).shape,
    confirm: z.optional(DoseConfirmation),
    ...Handed.shape,
  }),
  answer: Administration,
  problems: ['dose_too_early', 'dose_answered', 'drug_changed'],
})

export const getAdministration = endpoint({
  method: 'GET',
  path: `${path}/{administrationId}`,
  summary: 'What became of one dose, as it stands now',
  permission: 'drugs.read',
  entity: 'administration',
  answer: Administration,
  problems: [],
})

export const getAdministrationVersions = endpoint({
  method: 'GET',
  path: `${path}/{administrationId}/versions`,
  summary: 'All versions of what was written of a dose, newest first',
  permission: 'drugs.read',
  entity: 'administration',
  answer: listed,
  problems: [],
})

export const updateAdministration = endpoint({
  method: 'PATCH',
  path: `${path}/{administrationId}`,
  summary:
    'Corrects what was written of a dose as a new version, tells its effect, or strikes it with a reason',
  permission: 'drugs.administer',
  entity: 'administration',
  body: z.strictObject({
    ...Correction.shape,
    ...z.partial(AdministrationFields).shape,
    confirm: z.optional(DoseConfirmation),
  }),
  answer: Administration,
  problems: ['stale', 'struck', 'dose_answered', 'dose_too_early'],
})
