import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { DoseQuestion, QuestionOf } from '@vicino/domain/administrations/dose-question.ts'
import type { DoseQuestionCode } from '@vicino/domain/administrations/dose-confirmation.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import {
  type AskedHold,
  isUnmeasured,
  type ValueThatCounts,
} from '@vicino/domain/administrations/asked-hold.ts'
import type { AskedScale } from '@vicino/domain/administrations/asked-scale.ts'
import { holdParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import type { TakenDose } from '@vicino/domain/administrations/weighed-dose.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, millisecondsOf, todayIn } from '@vicino/domain/days/instant.ts'
import type { TFunction } from 'i18next'
import { doseWords } from '../../drugs/dose-words.ts'
import { drugQuestionWords } from '../../drugs/drug-question-words.ts'
import { boundsWords, shortValue } from '../../drugs/hold-words.ts'
import { hoursWords } from '../../i18n/hours-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now } from '../../i18n/use-today.ts'
import { clockWithDay, doseLine, givenWords, statusLabel } from '../administration-words.ts'
import type { HeldBy } from './judge-scale.ts'
import type { AskedDose } from '../give/use-giving.ts'
import { drugName } from '../bedside/bedside-words.ts'

/** Whose words they are: the dose that is asked about. */
export type QuestionedDose = Pick<AskedDose, 'day' | 'moment' | 'dose'> & {
  drug: Pick<AskedDose['drug'], 'name' | 'modality' | 'dose_unit'>
}

type Words = {
  [Code in DoseQuestionCode]: (of: QuestionOf<Code>, dose: QuestionedDose, t: TFunction) => string[]
}

const words: Words = {
  drug_changed: ({ drug, of_its_time }, { day, moment }, t) => {
    const order = orderOf(drug, day, moment)
    const isBefore = order === null && drug.start_date > day
    if (isBefore)
      return [
        t('Questa dose non era ancora prescritta: il farmaco comincia il {{day}}', {
          day: formatIn(spokenLanguage()).day(drug.start_date),
        }),
      ]
    const known = order && { name: order.name, dose: doseLine(order.dose, order, t) }
    if (of_its_time)
      return [
        t('La prescrizione di allora era diversa'),
        known ? t('Era prescritto: {{name}}, {{dose}}', known) : t('Questa dose non era prescritta.'),
      ]
    return [
      t('La prescrizione è cambiata'),
      known ? t('Ora è prescritto: {{name}}, {{dose}}', known) : t('Ora questa dose non è più prescritta.'),
    ]
  },
  dose_answered: ({ answers }, _, t) => [
    t('Dose già documentata'),
    ...answers.map(answer => answerWords(answer, t)),
  ],
  allergy: ({ matches }, _, t) => matches.map(match => drugQuestionWords({ code: 'allergy', ...match }, t)),
  dose_near: ({ doses, until }, { drug }, t) => [
    ...doses.map(dose => takenWords(dose, drug.name, t)),
    ...fromWhen(until, t),
  ],
  dose_multiple: ({ ordered }, { drug }, t) => [
    t('È il doppio o più della dose prescritta: {{dose}}', { dose: doseWords(ordered, drug, t) }),
  ],
  dose_over_day: ({ sum, most, until }, { drug, moment }, t) => {
    const amounts = { sum: doseWords(sum, drug, t), most: doseWords(most, drug, t) }
    if (moment !== null) return [t('Con questa dose {{sum}} in questo giorno, prescritte {{most}}', amounts)]
    return [t('Con questa dose {{sum}} in 24 ore, al massimo {{most}}', amounts), ...fromWhen(until, t)]
  },
  dose_before_window: ({ from }, _, t) => [
    t('È prevista dalle {{time}}', { time: clockWithDay(from, todayIn(now())) }),
  ],
  client_suspended: ({ from, to }, _, t) => {
    const { shortDay } = formatIn(spokenLanguage())
    if (from === null) return [t('Il cliente è sospeso')]
    if (to === null) return [t('Il cliente è sospeso dal {{from}}', { from: shortDay(from) })]
    return [t('Il cliente è sospeso dal {{from}} al {{to}}', { from: shortDay(from), to: shortDay(to) })]
  },
  hold: ({ rules }, _, t) => rules.map(rule => holdLine(rule, t)),
  dose_scale: (said, { drug }, t) => [scaleLine(said, drug, t)],
}

/** What has to be measured first; a value that is outside, with its time, or that one is where it may not be told. */
function holdLine(rule: AskedHold, t: TFunction): string {
  const known = { bounds: boundsWords(rule, t), time: timeWords(rule) }
  const parameter = t(holdParameter(rule.parameter).label)
  if (isUnmeasured(rule))
    return t('Prima misurare: {{parameter}}, non dare se {{bounds}}', { ...known, parameter })
  if (rule.value === null)
    return t('Fuori dal limite per sospendere: {{parameter}} ({{time}}), non dare se {{bounds}}', {
      ...known,
      parameter,
    })
  return t('{{value}} ({{time}}): non dare se {{bounds}}', {
    ...known,
    value: shortValue(rule.parameter, rule.value, t),
  })
}

const timeWords = ({ measured_at }: ValueThatCounts): string =>
  measured_at === null ? '' : clockWithDay(measured_at, todayIn(now()))

/** What has to be measured first, or what the scale says by the value, with its time. */
function scaleLine(said: AskedScale, drug: QuestionedDose['drug'], t: TFunction): string {
  const { scale, value, proposed } = said
  const { parameter } = scale
  if (isUnmeasured(said))
    return t('Prima misurare: {{parameter}}, la dose è secondo scala', {
      parameter: t(holdParameter(parameter).label),
    })
  const time = timeWords(said)
  if (value === null)
    return proposed === null
      ? t('Secondo la scala ({{time}}): nessuna dose, chiedere al medico', { time })
      : t('Secondo la scala ({{time}}): {{dose}}', { time, dose: doseWords(proposed, drug, t) })
  const known = { value: shortValue(parameter, value, t), time }
  if (proposed === null)
    return t('{{value}} ({{time}}): la scala non propone una dose, chiedere al medico', known)
  return t('{{value}} ({{time}}): la scala propone {{dose}}', {
    ...known,
    dose: doseWords(proposed, drug, t),
  })
}

/** By what a dose is held: "Polso 46", or that it is outside where the value may not be told. */
export const heldWords = ({ parameter, value }: HeldBy, t: TFunction): string =>
  value === null ? outsideWords({ parameter }, t) : shortValue(parameter, value, t)

/** Why a dose was held, as it is kept: who reads the dose may not be allowed to read the value (decision 0034). */
export const outsideWords = ({ parameter }: Pick<HeldBy, 'parameter'>, t: TFunction): string =>
  t('{{parameter}} fuori dal limite', { parameter: t(holdParameter(parameter).label) })

/** What a question says, each thing a line of its own. */
export const doseQuestionWords = (question: DoseQuestion, dose: QuestionedDose, t: TFunction): string[] =>
  (words[question.code] as (of: DoseQuestion, dose: QuestionedDose, t: TFunction) => string[])(
    question,
    dose,
    t,
  )

/** What a colleague wrote of the same dose. */
const answerWords = (answer: Administration, t: TFunction): string =>
  inSentences([`${t(statusLabel(answer.status))}: ${givenWords(answer)}`, answer.status_reason])

/** A dose of before, under its own name where that is another one. */
function takenWords(taken: TakenDose, name: string, t: TFunction): string {
  const given = `${doseWords(taken.dose, taken.drug, t)}, ${givenWords({ ...taken, day: todayIn(now()) })}`
  return taken.drug.name === name
    ? t('Già data: {{dose}}', { dose: given })
    : t('Già data: {{name}}, {{dose}}', { name: drugName(taken.drug, t), dose: given })
}

const fromWhen = (until: Instant | null, t: TFunction): string[] => {
  if (until === null) return []
  const at = now()
  const minutes = Math.ceil((millisecondsOf(until) - millisecondsOf(at)) / 60_000)
  return [
    t('Possibile dalle {{time}}, tra {{wait}}', {
      time: clockWithDay(until, todayIn(at)),
      wait: hoursWords(minutes / 60),
    }),
  ]
}

/** Those of some questions that time has not settled. */
export const stillAsked = <Question extends { until: Instant | null }>(
  questions: readonly Question[],
): Question[] => questions.filter(({ until }) => until === null || until > now())
