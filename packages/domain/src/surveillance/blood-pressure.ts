import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'
import { measures } from './measure.ts'

/** A blood pressure in mmHg: diastolic and systolic. */
export type Pressure = { bp_min: number; bp_max: number }

const written = /^(\d{1,3}) ?([-/]) ?(\d{1,3})$/

/** The two numbers of a text in the order in which it says them; of a dash, which is written both ways, the larger first. */
function numbersIn(text: string): Pressure | null {
  const [, first, sign, second] = written.exec(text.trim()) ?? []
  if (first === undefined || second === undefined) return null
  const said = [Number(first), Number(second)]
  const [bp_max, bp_min] = sign === '/' ? said : said.toSorted((one, other) => other - one)
  return { bp_min: bp_min!, bp_max: bp_max! }
}

/**
 * Reads a pressure as nurses write it: 120/80, 80-120, 120-80. Before a slash stands the systolic number: 80/120 is a
 * slip that nobody turns around for whoever made it. One number alone is no pressure (decision 0017): null.
 */
export function readPressure(text: string): Pressure | null {
  const pressure = numbersIn(text)
  return pressure && pressure.bp_max > pressure.bp_min ? pressure : null
}

/** A systolic number is complete with the digit before this one: 136 of 1368, 95 of 958. */
const goesOn = /^([12]\d\d|300|[4-9]\d)(\d)$/

/** Sets the slash that the digits of a phone do not have: 136 and then an 8 is 136/8. What is corrected stays as it is. */
export const withSlash = (before: string, typed: string): string =>
  typed.slice(0, -1) === before ? typed.replace(goesOn, '$1/$2') : typed

/** What is wrong with a pressure as it was typed; null where a body can have it. */
export function problemOfPressure(text: string): PressureProblem | null {
  const pressure = numbersIn(text)
  if (pressure && pressure.bp_max <= pressure.bp_min) return 'systolic_not_above'
  return pressure && isPossible(pressure) ? null : 'bad_pressure'
}

type PressureProblem = 'bad_pressure' | 'systolic_not_above'

/** As it stands on the wire: '80-120'. */
export const pressureText = ({ bp_min, bp_max }: Pressure): string => `${bp_min}-${bp_max}`

/** As it is read at the bedside: '120/80'. */
export const shownPressure = ({ bp_min, bp_max }: Pressure): string => `${bp_max}/${bp_min}`

/** The ways in which it may come over the wire. */
const writtenAs = (pressure: Pressure): string[] => [
  pressureText(pressure),
  `${pressure.bp_max}-${pressure.bp_min}`,
  shownPressure(pressure),
]

/** Whether both numbers are such as a body can have. */
function isPossible({ bp_min, bp_max }: Pressure): boolean {
  const { min, max } = measures.bp_min.widest
  const { widest } = measures.bp_max
  return bp_min >= min && bp_min <= max && bp_max >= widest.min && bp_max <= widest.max
}

/** A pressure that is measured has both its numbers, the systolic one above; each refusal names its field. */
export const pressurePair = <Measured extends { bp_min: number | null; bp_max: number | null }>() =>
  z.superRefine<Measured>(({ bp_min, bp_max }, context) => {
    const refuse = (path: keyof Pressure, message: FieldCode) =>
      context.addIssue({ code: 'custom', path: [path], message, input: bp_max })
    if (bp_max === null && bp_min !== null) refuse('bp_max', 'half_a_pressure')
    if (bp_min === null && bp_max !== null) refuse('bp_min', 'half_a_pressure')
    if (bp_min !== null && bp_max !== null && bp_max <= bp_min) refuse('bp_max', 'systolic_not_above')
  })

/** A pressure as it may be written on the wire: 80-120, 120-80 or 120/80. It is answered as '80-120'. */
export const PressureText = z.string().check(
  z.superRefine<string>((text, context) => {
    const pressure = readPressure(text)
    const isWritten = pressure === null || writtenAs(pressure).includes(text)
    const message = isWritten ? problemOfPressure(text) : 'bad_pressure'
    if (message !== null) context.addIssue({ code: 'custom', message, input: text })
  }),
)
