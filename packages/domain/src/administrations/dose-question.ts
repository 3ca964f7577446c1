import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { AllergyMatch } from '../drugs/allergies.ts'
import { Administration } from './administration.ts'
import { keyed } from '../records/confirmation.ts'
import type { DoseQuestionCode } from './dose-confirmation.ts'
import { AskedHold } from './asked-hold.ts'
import { AskedScale } from './asked-scale.ts'
import { ChangedOrder, TakenDose } from './weighed-dose.ts'

/**
 * `until`: from when on it is no question any more, if nothing else happens; null where time does not settle it. `key`
 * names it in a confirmation, with all that it says beside that.
 */
const question = <const Code extends DoseQuestionCode, Facts extends z.core.$ZodLooseShape>(
  code: Code,
  facts: Facts,
) => z.strictObject({ code: z.literal(code), ...keyed, until: z.nullable(Instant), ...facts })

/** What speaks against a dose, with the facts by which it is judged. */
export const DoseQuestion = z.discriminatedUnion('code', [
  question('drug_changed', ChangedOrder.shape),
  question('dose_answered', { answers: z.array(Administration) }),
  question('allergy', { matches: z.array(AllergyMatch) }),
  question('dose_near', { doses: z.array(TakenDose) }),
  question('dose_multiple', { dose: z.number(), ordered: z.number() }),
  question('dose_over_day', { doses: z.array(TakenDose), sum: z.number(), most: z.number() }),
  question('dose_before_window', { from: Instant }),
  question('client_suspended', { from: z.nullable(Day), to: z.nullable(Day) }),
  question('hold', { rules: z.array(AskedHold) }),
  question('dose_scale', AskedScale.shape),
])
export type DoseQuestion = z.infer<typeof DoseQuestion>
export type QuestionOf<Code extends DoseQuestionCode> = Extract<DoseQuestion, { code: Code }>
