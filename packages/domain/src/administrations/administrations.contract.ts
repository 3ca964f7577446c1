import * as z from 'zod/mini'
import { problemOfRange } from '../days/day-range.ts'
import { Day } from '../days/day.ts'
import { WrittenInstant } from '../days/instant.ts'
import { Drug } from '../drugs/drug.ts'
import { Moment } from '../drugs/drug-lists.ts'
import { Correction, Handed } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { OpenDosesOfClient } from './open-doses.ts'
import { Administration, AdministrationFields } from './administration.ts'
import { ConfirmDose } from './dose-confirmation.ts'
import { DoseQuestion } from './dose-question.ts'
import { DoseToGive, DrugToGive } from './dose-to-give.ts'
import { DoseToRecord } from './dose-to-record.ts'

const path = '/api/dossiers/{dossierId}/administrations'
const listed = z.array(Administration)
const { status, ...rest } = { ...AdministrationFields.shape, given_at: WrittenInstant }

/** Most doses that one range answers. */
export const mostDosesOfRange = 500

/** What the refusal of a dose carries that something speaks against: everything, to be answered at once. */
export const AskedQuestions = z.strictObject({ questions: z.array(DoseQuestion) })
export type AskedQuestions = z.infer<typeof AskedQuestions>

/** What was stored of a dose. `alarm`: the reading of what was measured for it, where somebody has to act on that now. */
export const StoredDose = z.strictObject({ ...Administration.shape, alarm: z.optional(Id) })
export type StoredDose = z.infer<typeof StoredDose>

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

/**
 * The doses of a day and of the night before, and what was written around it. `without_dose`: the drugs of the day of
 * which nobody wrote how much and when.
 */
export const DosesAround = z.strictObject({
  administrations: listed,
  doses: z.array(DoseToGive),
  as_needed: z.array(DrugToGive),
  without_dose: z.array(Drug),
})
export type DosesAround = z.infer<typeof DosesAround>

export const getAdministrationsAround = endpoint({
  method: 'GET',
  path: `${path}/around/{day}`,
  summary:
    'The doses of a day and of the night before, the drugs of the day without a dose, and what may be given as needed, each with what would be asked if it were given now; and what was written of the day and of the days beside it, earlier doses taken as needed that may still be in the way, patches that may still stick; struck ones too',
  permission: 'drugs.read',
  entity: 'administration',
  params: { day: Day },
  answer: DosesAround,
  problems: ['too_many_rows'],
})

export const getDosesToRecord = endpoint({
  method: 'GET',
  path: `${path}/to_record/{day}`,
  summary:
    'The doses of a day that may be entered from paper, each by the order of that day; also of drugs that had ended or not begun',
  permission: 'drugs.read',
  entity: 'administration',
  params: { day: Day },
  answer: z.array(DoseToRecord),
  problems: [],
})

export const getPatchBefore = endpoint({
  method: 'GET',
  path: `${path}/patch_before/{drugId}`,
  summary:
    'The last patch of the same substance that may still stick when one of this drug is put on, now or at an instant; null where there is none',
  permission: 'drugs.read',
  entity: 'administration',
  query: z.strictObject({ at: z.optional(WrittenInstant) }),
  answer: z.nullable(Administration),
  problems: [],
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
 * said. What speaks against a dose is one 409 with all of it; the same call with `confirm` stores a dose that was
 * really given, and its reason is that of the dose too where it needs one. `measured` is what was measured for it: it
 * counts for the dose, stays with it, and is stored as a reading too by whoever may write readings.
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
    confirm: z.optional(ConfirmDose),
    ...Handed.shape,
  }),
  answer: StoredDose,
  problems: ['dose_questions'],
  current: { dose_questions: AskedQuestions },
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
    ...z.partial(z.strictObject({ status, ...rest })).shape,
    confirm: z.optional(ConfirmDose),
  }),
  answer: StoredDose,
  problems: ['stale', 'struck', 'dose_questions'],
  current: { stale: Administration, struck: Administration, dose_questions: AskedQuestions },
})
