import type { Day } from '@vicino/domain/days/day.ts'
import { daysBetween } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { shownPressure } from '@vicino/domain/surveillance/blood-pressure.ts'
import type { CurveName } from '@vicino/domain/surveillance/curves.ts'
import { boundsFor, type Mark, type Marking, markOf } from '@vicino/domain/surveillance/limits.ts'
import { type LoneField, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import {
  bowelWords,
  consciousnessLevels,
  seenWords,
  urines,
} from '@vicino/domain/surveillance/observation.ts'
import {
  type ObservedField,
  observedFields,
  type Reading,
  type SeenField,
} from '@vicino/domain/surveillance/reading.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { bareNumber, numberWords } from './number-words.ts'

/** How a number is marked; `of` is its name where several are told together. */
export type NamedMark = { mark: Mark; of: string | null }

/** One number or word of a value, as it stands where name and unit are said above it. */
export type Figure = { text: string; mark: NamedMark | null }

/** A measured or seen value in words, with what it is called and how each of its numbers is marked. */
export type MeasuredWords = {
  name: MeasuredName
  label: string
  words: string
  figures: readonly Figure[]
  marks: readonly NamedMark[]
}
export type MeasuredName = CurveName | Exclude<SeenField, 'hr_irregular'>

type Values = Partial<Pick<Reading, ObservedField>>

/** How a reading is told: by which limits it is marked, in which language. */
type Telling = { marking: Marking; t: TFunction }

function figureOf(field: MeasureField, value: number, { marking }: Telling, of: string | null): Figure {
  const mark = markOf(value, boundsFor(field, marking))
  return { text: bareNumber(field, value), mark: mark && { mark, of } }
}

const told = (measured: Omit<MeasuredWords, 'marks'>): MeasuredWords[] => [
  { ...measured, marks: measured.figures.flatMap(({ mark }) => mark ?? []) },
]

function counted(
  field: LoneField,
  value: number | null = null,
  telling: Telling,
  more = '',
): MeasuredWords[] {
  if (value === null) return []
  const { t } = telling
  const { short, zero } = measures[field]
  const figure = figureOf(field, value, telling, null)
  const isZero = zero && value === 0
  return told({
    name: field,
    label: t(short.label),
    words: (isZero ? t(zero.label) : numberWords(field, value)) + more,
    figures: [{ ...figure, text: (isZero ? t(zero.label) : figure.text) + more }],
  })
}

/** Each of its numbers is marked by itself: a minimum that is too high says nothing of the maximum. */
function pressure({ bp_max = null, bp_min = null }: Values, telling: Telling): MeasuredWords[] {
  if (bp_max === null || bp_min === null) return []
  return told({
    name: 'bp',
    label: telling.t('Pressione'),
    words: `${shownPressure({ bp_max, bp_min })}\u00a0${measures.bp_max.unit}`,
    figures: [
      figureOf('bp_max', bp_max, telling, telling.t(measures.bp_max.short.label)),
      figureOf('bp_min', bp_min, telling, telling.t(measures.bp_min.short.label)),
    ],
  })
}

const seen = (name: MeasuredName, label: string, words: string): MeasuredWords[] =>
  words === '' ? [] : told({ name, label, words, figures: [{ text: words, mark: null }] })

/** A pulse that was felt and not counted is told too. */
function pulse({ hr, hr_irregular = null }: Values, telling: Telling): MeasuredWords[] {
  const { t } = telling
  const beats = counted('hr', hr, telling, hr_irregular ? `, ${t('irregolare')}` : '')
  if (beats.length > 0 || hr_irregular === null) return beats
  return seen('hr', t('Polso'), hr_irregular ? t('irregolare') : t('regolare'))
}

/** What is not told as a number with its unit. */
const ownWords = {
  bp_max: pressure,
  bp_min: () => [],
  hr: pulse,
  hr_irregular: () => [],
  consciousness: ({ consciousness }, { t }) =>
    seen('consciousness', t('Coscienza'), seenWords(consciousnessLevels, consciousness, t)),
  urine: ({ urine }, { t }) => seen('urine', t('Urina'), seenWords(urines, urine, t)),
  bm: ({ bm }, { t }) => seen('bm', t('Alvo'), bowelWords(bm, t)),
} satisfies { [Field in ObservedField]?: (reading: Values, telling: Telling) => MeasuredWords[] }

const hasOwnWords = (field: ObservedField): field is keyof typeof ownWords => field in ownWords

/** Everything that a reading holds beside its note, in the order in which a nurse measures. */
export const measuredOf = (reading: Values, marking: Marking, t: TFunction): MeasuredWords[] =>
  observedFields.flatMap(field =>
    hasOwnWords(field)
      ? ownWords[field](reading, { marking, t })
      : counted(field, reading[field], { marking, t }),
  )

/** 'oggi', 'ieri', '9 giorni fa'. */
export function agoWords(measured_at: Instant, today: Day, t: TFunction): string {
  const day = todayIn(measured_at)
  return (
    formatIn(spokenLanguage()).nearDay(day, today) ??
    t('{{count}} giorni fa', { count: daysBetween(day, today) })
  )
}
