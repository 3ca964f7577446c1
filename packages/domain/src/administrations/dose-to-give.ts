import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Drug } from '../drugs/drug.ts'
import { Moment } from '../drugs/drug-lists.ts'
import { DoseQuestion } from './dose-question.ts'

/** A dose of the scheme by the order that counts for it: of a window that is over, the one of that time. */
export const OrderedDose = z.strictObject({ drug: Drug, dose: z.number(), day: Day, moment: Moment })
export type OrderedDose = z.infer<typeof OrderedDose>

const asked = { questions: z.array(DoseQuestion) }

/** A dose as it stands on its line, with what would be asked if it were given now, as long as it is open and may be. */
export const DoseToGive = z.strictObject({ ...OrderedDose.shape, ...asked })
export type DoseToGive = z.infer<typeof DoseToGive>

/** A drug that may be given as needed, with what would be asked if it were given now. */
export const DrugToGive = z.strictObject({ drug: Drug, ...asked })
export type DrugToGive = z.infer<typeof DrugToGive>
