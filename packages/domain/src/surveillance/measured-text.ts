import { shownPressure } from './blood-pressure.ts'
import { decimalsOf, type LoneField, loneFields, measures } from './measure.ts'
import { bowelWords, consciousnessLevels, seenWords, urines } from './observation.ts'

/** Between a number and its unit no line ends. */
const joint = '\u00a0'

type Reading = Readonly<Record<string, unknown>>
type Translate = (italian: string) => string

/** One thing that was measured or seen; without a name its words speak for themselves. */
type Part = { text: string; name?: string; isNamed?: boolean }

/**
 * What a reading holds in one line, numbers with their units and then what was seen; its note where there is neither.
 * A number is told with its name where it stands alone, or where its unit is another's too: 34/min may be a breath.
 */
export function measuredText(reading: Reading, t: Translate): string {
  const { bp_max, bp_min, consciousness, bm, urine, note } = reading
  const isPressure = typeof bp_max === 'number' && typeof bp_min === 'number'
  const parts: Part[] = [
    { text: isPressure ? shownPressure({ bp_max, bp_min }) + joint + measures.bp_max.unit : '' },
    ...loneFields.map(field => numberPart(reading, field, t)),
    { text: seenWords(consciousnessLevels, consciousness, t) },
    { text: bowelWords(bm, t) },
    { text: urineText(urine, t) },
  ].filter(({ text }) => text !== '')
  if (parts.length === 0) return typeof note === 'string' ? note : ''
  return parts
    .map(({ text, name, isNamed }) => (name && (isNamed || parts.length === 1) ? `${name} ${text}` : text))
    .join(' · ')
}

function numberPart(reading: Reading, field: LoneField, t: Translate): Part {
  const { short, unit, zero } = measures[field]
  if (zero && reading[field] === 0) return { text: t(zero.label) }
  return {
    text: field === 'hr' ? pulseText(reading, t) : numberText(reading, field),
    name: t(short.label),
    isNamed: loneFields.some(other => other !== field && measures[other].unit === unit),
  }
}

function numberText(reading: Reading, field: LoneField): string {
  const value = reading[field]
  if (typeof value !== 'number') return ''
  const { unit } = measures[field]
  return value.toFixed(decimalsOf(field)) + (unit.startsWith('/') ? '' : joint) + unit
}

/** A pulse that was felt and not counted is told too. */
function pulseText(reading: Reading, t: Translate): string {
  const { hr_irregular } = reading
  const rate = numberText(reading, 'hr')
  if (typeof hr_irregular !== 'boolean') return rate
  const rhythm = hr_irregular ? t('irregolare') : t('regolare')
  if (rate === '') return rhythm
  return hr_irregular ? `${rate}, ${rhythm}` : rate
}

/** What "clear" speaks of has to be said. */
function urineText(urine: unknown, t: Translate): string {
  const word = seenWords(urines, urine, t)
  return word === '' ? '' : `${t('Urina')}: ${word}`
}
