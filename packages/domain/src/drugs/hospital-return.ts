import * as z from 'zod/mini'
import { addDays, Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Suspension } from '../dossiers/dossier.ts'
import { Handed, Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { Drug, DrugFields } from './drug.ts'

/** What becomes of a drug when its client comes home from hospital. */
export const returnActs = [
  { value: 'continue', label: 'Continua' },
  { value: 'change', label: 'Modifica' },
  { value: 'stop', label: 'Termina' },
] as const
export type ReturnAct = (typeof returnActs)[number]['value']

const seen = { drugId: Id, version: z.int().check(z.minimum(1)) }

/** What becomes of one drug, over the version that was read. */
export const ReturnedDrug = z.discriminatedUnion('act', [
  z.strictObject({ ...seen, act: z.literal('continue') }),
  z.strictObject({
    ...seen,
    act: z.literal('change'),
    ...z.partial(DrugFields).shape,
    ...Handed.shape,
  }),
  z.strictObject({ ...seen, act: z.literal('stop'), end_date: Day }),
])
export type ReturnedDrug = z.infer<typeof ReturnedDrug>

/** Most drugs that one return answers for. */
export const mostReturned = 200

/** A return before anybody answered: the stay that it ends, whether it is still to be done, and the drugs it asks about. */
export const HospitalReturn = z.strictObject({
  stay: z.nullable(Suspension),
  due: z.boolean(),
  drugs: z.array(Drug),
})
export type HospitalReturn = z.infer<typeof HospitalReturn>

/** A return that was done: by whom and when, and its drugs as they stand. */
export const DoneReturn = z.strictObject({
  _id: Id,
  dossierId: Id,
  stay: z.nullable(Suspension),
  author: Signature,
  written_at: Instant,
  drugs: z.array(Drug),
})
export type DoneReturn = z.infer<typeof DoneReturn>

/** A suspension that is over, with why it was. */
export type EndedSuspension = Suspension & { to: Day; reason: string; done: boolean }

/** How a hospital is called in the reason of a suspension, in the four languages. */
const hospitalWords = /osped|ricover|degenz|clinic|spital|klinik|h[oô]pital|hospit/i

/** For so long after a stay the return is asked for: later it was the therapy of every day. */
const returnAskedDays = 60

/** Whether a suspension was a stay in hospital after which nobody went through the drugs yet. */
export const asksReturn = ({ to, reason, done }: EndedSuspension, today: Day): boolean =>
  !done && hospitalWords.test(reason) && to >= addDays(today, -returnAskedDays)

/** The stay in hospital after which a client's drugs are still to be gone through; null where there is none. */
export const dueStay = (ended: EndedSuspension | undefined, today: Day): Suspension | null =>
  ended && asksReturn(ended, today) ? { from: ended.from, to: ended.to } : null

/** Whether a return asks about a drug: it is in use, or it ended while the client was away. */
export const isOfReturn = ({ struck, end_date }: Drug, stay: Suspension | null, today: Day): boolean =>
  struck === null && (end_date === null || end_date >= (stay?.from ?? today))
