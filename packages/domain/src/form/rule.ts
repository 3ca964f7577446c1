import type { FieldCode } from '../wire/field-error.ts'
import type { Answers } from './answers.ts'

/**
 * What must hold between the answers of one form or group, said once: the schema refuses what breaks it, the screen
 * says so at the field, FHIR carries it. A rule that `asks` may be broken by a truth: it is asked about and never
 * refused.
 */
export type Rule = {
  /** What it is called in FHIR. */
  readonly name: string
  /** The neighbours that it looks at. What is wrong is said at the last of them that is answered. */
  readonly fields: readonly string[]
  /** What it says; of one that asks, the question. */
  readonly label: string
  /** Whether it holds; an unanswered field breaks nothing. */
  readonly holds: (answers: Answers) => boolean
  /** The same over the items of a questionnaire's answers, in FHIRPath; `item` names one by its field. */
  readonly fhirPath: (item: (field: string) => string) => string
} & ({ readonly code: FieldCode } | { readonly asks: true })

/** The field at which a broken rule is said. */
export const fieldOfRule = ({ fields }: Rule, answers: Answers): string =>
  fields.findLast(name => answers[name] !== undefined) ?? fields.at(-1)!

/** An end is no earlier than its start; both days, or both clocks. */
export const startBeforeEnd = (start: string, end: string) =>
  ({
    name: 'end-not-before-start',
    fields: [start, end],
    code: 'end_before_start',
    label: "Fine non prima dell'inizio",
    holds: answers => {
      const [first, last] = [answers[start], answers[end]]
      return typeof first !== 'string' || typeof last !== 'string' || last >= first
    },
    fhirPath: item =>
      `(${item(start)}.exists() and ${item(end)}.exists()) implies ${item(end)} >= ${item(start)}`,
  }) as const satisfies Rule

/** Parts are no more than the whole together; where the whole is not answered, no more than `most`. */
export const partsWithin = (whole: string, parts: readonly string[], most: number) =>
  ({
    name: 'parts-within-the-whole',
    fields: [whole, ...parts],
    code: 'parts_above_whole',
    label: 'Parti entro il totale',
    holds: answers => {
      const amounts = parts.map(part => answers[part]).filter(amount => typeof amount === 'number')
      const bound = answers[whole]
      return amounts.reduce((sum, amount) => sum + amount, 0) <= (typeof bound === 'number' ? bound : most)
    },
    fhirPath: item =>
      `${parts.map(part => `iif(${item(part)}.exists(), ${item(part)}.value, 0)`).join(' + ')} <= iif(${item(whole)}.exists(), ${item(whole)}.value, ${most})`,
  }) as const satisfies Rule

/** Two that seldom hold at once: asked about, never refused. */
export const seldomBoth = (one: string, other: string, { label }: Pick<Rule, 'label'>) =>
  ({
    name: `${one}-and-${other}`.replaceAll('_', '-'),
    fields: [one, other],
    asks: true,
    label,
    holds: answers => answers[one] !== true || answers[other] !== true,
    fhirPath: item => `(${item(one)} = true and ${item(other)} = true).not()`,
  }) as const satisfies Rule
