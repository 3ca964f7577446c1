import { shownPressure } from './blood-pressure.ts'
import { decimalsOf, loneFields, type MeasureField, measures } from './measure.ts'
import { bowelWords, consciousnessLevels, seenWords, urines } from './observation.ts'

/** Between a number and its unit no line ends. */
const joint = '\u00a0'

type Reading = Readonly<Record<string, unknown>>
type Translate = (italian: string) => string

/** What a reading holds in one line, numbers with their units and then what was seen; its note where there is neither. */
export function measuredText(reading: Reading, t: Translate): string {
  const { bp_max, bp_min, consciousness, bm, urine, note } = reading
  const isPressure = typeof bp_max === 'number' && typeof bp_min === 'number'
  const parts = [
    isPressure ? shownPressure({ bp_max, bp_min }) + joint + measures.bp_max.unit : '',
    ...loneFields.map(field => (field === 'hr' ? pulseText(reading, t) : numberText(reading, field, t))),
    seenWords(consciousnessLevels, consciousness, t),
    bowelWords(bm, t),
    urineText(urine, t),
  ]
  const measured = parts.filter(part => part !== '').join(' · ')
  return measured === '' && typeof note === 'string' ? note : measured
}

function numberText(reading: Reading, field: MeasureField, t: Translate): string {
  const value = reading[field]
  if (typeof value !== 'number') return ''
  const { unit, zero } = measures[field]
  if (zero && value === 0) return t(zero.label)
  const number = value.toFixed(decimalsOf(field))
  return number + (unit.startsWith('/') ? '' : joint) + unit
}

/** A pulse that was felt and not counted is told too. */
function pulseText(reading: Reading, t: Translate): string {
  const { hr_irregular } = reading
  const rate = numberText(reading, 'hr', t)
  if (typeof hr_irregular !== 'boolean') return rate
  const rhythm = hr_irregular ? t('irregolare') : t('regolare')
  if (rate === '') return `${t('Polso')} ${rhythm}`
  return hr_irregular ? `${rate}, ${rhythm}` : rate
}

/** What "clear" speaks of has to be said. */
function urineText(urine: unknown, t: Translate): string {
  const word = seenWords(urines, urine, t)
  return word === '' ? '' : `${t('Urina')}: ${word}`
}
