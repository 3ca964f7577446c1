import { bandOf } from '../form/bands.ts'
import type { AnswersOf, GroupField } from '../form/field.ts'
import type { Derived } from './derived.ts'

/** Norton's scale of the risk of pressure injuries: five items worth 1 (worst) to 4 (best) points. */
export const nortonScale = {
  kind: 'group',
  label: 'Scala di Norton',
  permission: 'scales.assess',
  whole: true,
  fields: {
    physical_condition: {
      kind: 'score',
      label: 'Condizioni fisiche',
      options: [
        { value: 4, label: 'Buone' },
        { value: 3, label: 'Discrete' },
        { value: 2, label: 'Scadenti' },
        { value: 1, label: 'Pessime' },
      ],
    },
    mental_condition: {
      kind: 'score',
      label: 'Stato mentale',
      options: [
        { value: 4, label: 'Lucido e orientato' },
        { value: 3, label: 'Apatico' },
        { value: 2, label: 'Confuso' },
        { value: 1, label: 'Stuporoso (comatoso)' },
      ],
    },
    activity: {
      kind: 'score',
      label: 'Attività (deambulazione)',
      options: [
        { value: 4, label: 'Autonomo (normale)' },
        { value: 3, label: 'Cammina con aiuto' },
        { value: 2, label: 'Costretto su sedia' },
        { value: 1, label: 'Allettato' },
      ],
    },
    mobility: {
      kind: 'score',
      label: 'Mobilità',
      options: [
        { value: 4, label: 'Piena (normale)' },
        { value: 3, label: 'Leggermente limitata' },
        { value: 2, label: 'Molto limitata' },
        { value: 1, label: 'Immobile' },
      ],
    },
    incontinence: {
      kind: 'score',
      label: 'Incontinenza',
      options: [
        { value: 4, label: 'Assente (continente)' },
        { value: 3, label: 'Occasionale' },
        { value: 2, label: 'Abituale (urine)' },
        { value: 1, label: 'Doppia (urine e feci)' },
      ],
    },
  },
} as const satisfies GroupField

export type NortonAnswers = AnswersOf<typeof nortonScale>

/** Counts up when items, points or bands change; older totals are never recomputed. */
const nortonVersion = 1

/** 14 is the classic threshold (Norton, McLaren and Exton-Smith 1962). */
export const nortonBands = [
  { from: 15, value: 'not_at_risk', label: 'Non a rischio' },
  {
    value: 'at_risk',
    label: 'A rischio',
    advice: {
      label: 'A rischio di lesioni da pressione: aprire il protocollo di prevenzione.',
      protocol: 'ldp',
    },
  },
] as const

/** The sum of the five items with its band; undefined until all five are answered. */
export function norton(answers: NortonAnswers = {}): Derived['norton'] {
  const items = Object.keys(nortonScale.fields).map(item => answers[item as keyof NortonAnswers])
  if (items.some(points => points === undefined)) return undefined
  const total = items.reduce<number>((sum, points) => sum + (points ?? 0), 0)
  return { total, band: bandOf(nortonBands, total).value, scale_version: nortonVersion }
}
