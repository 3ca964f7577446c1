import { shownPressure } from './blood-pressure.ts'
import { decimalsOf, type MeasureField, measures } from './measure.ts'

const named = [
  'hr',
  'sat_o2',
  'rr',
  'temperature',
  'glyc',
  'weight',
  'diuresis',
  'bh',
] as const satisfies MeasureField[]

/**
 * What a reading holds in one line that every language reads: numbers with their units; its note where there are
 * none. Values that are words in some language are left to the page of the reading.
 */
export function measuredText(reading: Readonly<Record<string, unknown>>): string {
  const { bp_max, bp_min, bm, consciousness, note } = reading
  const pressure =
    typeof bp_max === 'number' && typeof bp_min === 'number'
      ? [`${shownPressure({ bp_max, bp_min })} ${measures.bp_max.unit}`]
      : []
  const numbers = named.flatMap(field => {
    const value = reading[field]
    return typeof value === 'number' ? [withUnit(field, value)] : []
  })
  const isBristol = typeof bm === 'string' && bm.startsWith('bristol_')
  const scales = [
    ...(typeof consciousness === 'string' ? [`ACVPU ${consciousness}`] : []),
    ...(isBristol ? [bm.replace('bristol_', 'Bristol ')] : []),
  ]
  const measured = [...pressure, ...numbers, ...scales].join(' · ')
  return measured === '' && typeof note === 'string' ? note : measured
}

function withUnit(field: MeasureField, value: number): string {
  const { unit } = measures[field]
  const number = value.toFixed(decimalsOf(field))
  return unit.startsWith('/') ? number + unit : `${number} ${unit}`
}
