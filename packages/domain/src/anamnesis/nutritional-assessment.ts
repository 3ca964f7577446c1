import { answersIn } from '../form/answers.ts'
import { bandOf } from '../form/bands.ts'
import type { AnswersOf, GroupField } from '../form/field.ts'
import { bmiPoints, hasBodyMass } from './bmi.ts'
import type { Derived } from './derived.ts'

/** The short form of the Mini Nutritional Assessment (MNA-SF, Société des Produits Nestlé), for persons of 65 and older. */
export const nutritionalAssessment = {
  kind: 'group',
  label: 'Mini nutritional assessment (MNA)',
  permission: 'scales.assess',
  whole: true,
  fields: {
    appetite_loss: {
      kind: 'score',
      label: "Riduzione dell'assunzione di cibo (ultimi 3 mesi)",
      options: [
        { value: 0, label: 'Forte riduzione' },
        { value: 1, label: 'Moderata riduzione' },
        { value: 2, label: 'Nessuna riduzione' },
      ],
    },
    weight_loss: {
      kind: 'score',
      label: 'Perdita di peso (ultimi 3 mesi)',
      options: [
        { value: 0, label: 'Più di 3 kg' },
        { value: 1, label: 'Non sa' },
        { value: 2, label: 'Da 1 a 3 kg' },
        { value: 3, label: 'Nessuna perdita' },
      ],
    },
    mobility: {
      kind: 'score',
      label: 'Motricità',
      options: [
        { value: 0, label: 'Solo letto o poltrona' },
        { value: 1, label: 'Autonomo in casa, non esce' },
        { value: 2, label: 'Esce di casa' },
      ],
    },
    has_suffered_stress_or_acute_disease: {
      kind: 'flag',
      label: 'Malattia acuta o stress psicologico (ultimi 3 mesi)',
    },
    neuropsychological_problems: {
      kind: 'score',
      label: 'Problemi neuropsicologici',
      options: [
        { value: 0, label: 'Demenza o depressione grave' },
        { value: 1, label: 'Demenza lieve' },
        { value: 2, label: 'Nessun problema' },
      ],
    },
    calf_circumference: {
      kind: 'score',
      label: 'Circonferenza del polpaccio',
      optional: true,
      asked: ({ answers }) => !hasBodyMass(answersIn(answers, 'bmi')),
      options: [
        { value: 0, label: 'Meno di 31 cm' },
        { value: 3, label: '31 cm o più' },
      ],
    },
  },
} as const satisfies GroupField

export type NutritionalAnswers = AnswersOf<typeof nutritionalAssessment>

const nutritionalVersion = 1

export const nutritionalBands = [
  { from: 12, value: 'normal', label: 'Stato nutrizionale normale' },
  {
    from: 8,
    value: 'at_risk',
    label: 'Rischio di malnutrizione',
    advice: {
      label: 'Rischio di malnutrizione: aprire un protocollo di nutrizione.',
      protocol: 'malnutrizione',
    },
  },
  {
    value: 'malnourished',
    label: 'Malnutrito',
    advice: { label: 'Malnutrizione: aprire un protocollo di nutrizione.', protocol: 'malnutrizione' },
  },
] as const

/**
 * The points of each item that counts, by its name; undefined while it is open. As in the published form, no acute
 * disease is worth 2 points, and the calf counts only where the index is missing: the other way round a sick person
 * would score as better nourished (decision 0017).
 * @param bmi body mass index in kg/m², two decimals
 */
export function nutritionalPoints(
  answers: NutritionalAnswers = {},
  bmi?: number,
): Readonly<Record<string, number | undefined>> {
  const { has_suffered_stress_or_acute_disease: stressed, calf_circumference } = answers
  return {
    appetite_loss: answers.appetite_loss,
    weight_loss: answers.weight_loss,
    mobility: answers.mobility,
    has_suffered_stress_or_acute_disease: stressed === undefined ? undefined : stressed ? 0 : 2,
    neuropsychological_problems: answers.neuropsychological_problems,
    ...(bmi === undefined ? { calf_circumference } : { bmi: bandOf(bmiPoints, bmi).points }),
  }
}

/**
 * The total of 0 to 14 points with its band; undefined until all items and either the index or the calf are known.
 * @param bmi body mass index in kg/m², two decimals
 */
export function assessNutrition(
  answers?: NutritionalAnswers,
  bmi?: number,
): Derived['mini_nutritional_assessment'] {
  const items = Object.values(nutritionalPoints(answers, bmi))
  if (items.some(points => points === undefined)) return undefined
  const total = items.reduce<number>((sum, points) => sum + (points ?? 0), 0)
  return { total, band: bandOf(nutritionalBands, total).value, scale_version: nutritionalVersion }
}
