import { shownPressure } from './blood-pressure.ts'
import { decimalsOf, type MeasureField, measures } from './measure.ts'
import { bristolTypes, consciousnessLevels, otherBowels, urines } from './observation.ts'

const named = ['sat_o2', 'sat_o2_quantity', 'rr', 'temperature', 'glyc', 'weight', 'diuresis', 'bh'] as const

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
    pulseText(reading, t),
    ...named.map(field => numberText(reading, field, t)),
    wordOf(consciousnessLevels, consciousness, t),
    bowelText(bm, t),
    urineText(urine, t),
  ]
  const measured = parts.filter(part => part !== '').join(' · ')
  return measured === '' && typeof note === 'string' ? note : measured
}

function numberText(reading: Reading, field: MeasureField, t: Translate): string {
  const value = reading[field]
  if (typeof value !== 'number') return ''
  if (field === 'sat_o2_quantity' && value === 0) return t('aria ambiente')
  const { unit } = measures[field]
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
  const word = wordOf(urines, urine, t)
  return word === '' ? '' : `${t('Urina')}: ${word}`
}

/** A form of the Bristol scale by its number; its words are long. */
function bowelText(bm: unknown, t: Translate): string {
  const type = bristolTypes.findIndex(({ value }) => value === bm)
  return type < 0 ? wordOf(otherBowels, bm, t) : `Bristol ${type + 1}`
}

function wordOf(options: readonly { value: string; label: string }[], value: unknown, t: Translate): string {
  const known = options.find(option => option.value === value)
  return known ? t(known.label) : ''
}
