import { instantAt, instantOf, millisecondsOf, todayIn } from '../days/instant.ts'
import { statusOn } from '../dossiers/dossier.ts'
import { aheadMs, isEarly, windowOf } from '../drugs/dose-windows.ts'
import { unansweredAllergies } from '../drugs/drug-questions.ts'
import { questionKey } from '../records/confirmation.ts'
import { isTaken } from './administration-status.ts'
import { type DoseQuestionCode, doseQuestionCodes } from './dose-confirmation.ts'
import { dosesTooNear } from './dose-distance.ts'
import { isMultiple } from './dose-multiple.ts'
import type { DoseQuestion, QuestionOf } from './dose-question.ts'
import { overDay } from './dose-sum.ts'
import { rulesAsked } from './held-dose.ts'
import { orderedAmount, saidByScale, scaleAsked } from './scaled-dose.ts'
import type { DoseFacts, WeighedDose } from './weighed-dose.ts'

type Asked<Code extends DoseQuestionCode> = Omit<QuestionOf<Code>, 'code' | 'key'>

/**
 * When a question is asked; null where it is not. `always`: of every answer, also of a dose that was not taken.
 * `afresh`: also where a correction changes when how much was taken. The others are asked of a dose that is given.
 * `reads`: what was read of it, where that is not all that it says.
 */
type Rule<Code extends DoseQuestionCode> = {
  always?: true
  afresh?: true
  asks: (next: WeighedDose, facts: DoseFacts) => Asked<Code> | null
  reads?: (next: WeighedDose, facts: DoseFacts) => unknown
}

const rules: { [Code in DoseQuestionCode]: Rule<Code> } = {
  drug_changed: { always: true, asks: (_, { changed }) => changed && { until: null, ...changed } },
  dose_answered: {
    always: true,
    asks: (_, { answers }) => (answers.length > 0 ? { until: null, answers: [...answers] } : null),
  },
  allergy: { asks: allergic },
  dose_near: {
    afresh: true,
    asks: (next, facts) => {
      const near = dosesTooNear(next, facts)
      return near.doses.length > 0 ? near : null
    },
  },
  dose_multiple: {
    afresh: true,
    asks: ({ dose, ordered }) => (isMultiple(dose, ordered) ? { until: null, dose, ordered } : null),
  },
  dose_over_day: { afresh: true, asks: overDay },
  dose_before_window: { afresh: true, asks: beforeWindow },
  client_suspended: { asks: suspended },
  // What she measured herself in answer to it is no news to her.
  hold: { asks: held, reads: (next, facts) => rulesAsked(next, { ...facts, measured: [] }) },
  dose_scale: {
    afresh: true,
    asks: (next, facts) => {
      const said = scaleAsked(next, facts)
      return said && { until: null, ...said }
    },
    reads: ({ drug: { dose_scale }, given_at }, { values }) =>
      dose_scale && saidByScale(dose_scale, values, given_at),
  },
}

/** An allergy is asked about with the drug: of the dose it is where nobody has answered it there, as it came later. */
function allergic({ drug }: WeighedDose, { allergies }: DoseFacts): Asked<'allergy'> | null {
  const matches = unansweredAllergies(drug, allergies?.notes ?? [])
  return matches.length > 0 ? { until: null, matches } : null
}

/** A dose that comes so long before its window that it may be another moment's. */
function beforeWindow(
  { day, moment, given_at }: WeighedDose,
  { windows }: DoseFacts,
): Asked<'dose_before_window'> | null {
  if (moment === null || !isEarly(day, moment, windows, given_at)) return null
  const { from } = windowOf(day, moment, windows)
  const begins = instantOf(from.day, from.clock)
  return { from: begins, until: instantAt(millisecondsOf(begins) - aheadMs + 1) }
}

/** While a client is elsewhere somebody else gives her drugs: a dose at home may be the second one. */
function suspended({ given_at }: WeighedDose, { dossier }: DoseFacts): Asked<'client_suspended'> | null {
  const { status, suspension } = dossier
  if (statusOn(status, suspension, todayIn(given_at)) !== 'suspended') return null
  return { until: null, from: suspension?.from ?? null, to: suspension?.to ?? null }
}

/** What was taken already is not held any more. */
function held(next: WeighedDose, facts: DoseFacts): Asked<'hold'> | null {
  const open = next.status === 'given' ? rulesAsked(next, facts) : []
  return open.length > 0 ? { until: null, rules: open } : null
}

/**
 * Everything that is asked before a dose, all at once and in the order of the codes; never a block (decision 0034).
 * `only` leaves a correction with what it makes of the dose: the rest was asked when it was given. What a scale
 * proposes is what is ordered.
 */
export function doseQuestions(
  next: WeighedDose,
  facts: DoseFacts,
  only: 'given' | 'corrected' = 'given',
): DoseQuestion[] {
  const weighed = { ...next, ordered: orderedAmount(next, facts) }
  return doseQuestionCodes.flatMap(code => {
    const { always, afresh, asks, reads } = rules[code]
    const isAsked = isTaken(next.status) ? always || afresh || only === 'given' : always
    const asked = isAsked ? asks(weighed, facts) : null
    if (!asked) return []
    const { until, ...said } = asked
    const key = questionKey(code, reads?.(weighed, facts) ?? said)
    return [{ code, key, until, ...said } as DoseQuestion]
  })
}
