import { customMinLength } from '../../form/field.ts'
import { bmi, bodyMass, type BodyMassAnswers } from '../bmi.ts'
import { assessNutrition, type NutritionalAnswers, nutritionalAssessment } from '../nutritional-assessment.ts'
import { section } from '../section.ts'

const intake = [
  { value: 'autonomous', label: 'Autonomo' },
  { value: 'with_assistance', label: 'Con aiuto' },
] as const

const amount = { kind: 'slider', min: 0, max: 7000, step: 10, start: 2500 } as const

export const nutrition = section({
  slug: 'nutrition',
  definitionVersion: 1,
  fields: {
    meal_intake: {
      kind: 'group',
      label: 'Assunzione dei pasti',
      fields: {
        meal_intake_value: { kind: 'choice', label: 'Come mangia', options: intake },
        problems_mastication: {
          kind: 'flag',
          label: 'Problemi di masticazione',
          shownWhen: { answered: 'meal_intake_value' },
        },
        problems_swallowing: {
          kind: 'flag',
          label: 'Problemi di deglutizione',
          shownWhen: { answered: 'meal_intake_value' },
        },
      },
    },
    liquid_intake: {
      kind: 'group',
      label: 'Assunzione di liquidi',
      fields: {
        daily_liquid_intake: { kind: 'choice', label: 'Come beve', options: intake },
        daily_liquid_ml: {
          ...amount,
          label: 'Liquidi al giorno',
          unit: 'ml',
          shownWhen: { answered: 'daily_liquid_intake' },
        },
        problems_swallowing: {
          kind: 'flag',
          label: 'Problemi di deglutizione',
          shownWhen: { answered: 'daily_liquid_intake' },
        },
      },
    },
    alcohol_consumption: { kind: 'flag', label: 'Consumo di alcol' },
    alcohol_consumption_ml: {
      ...amount,
      label: 'Alcol al giorno',
      unit: 'ml',
      shownWhen: { field: 'alcohol_consumption', is: true },
    },
    diet: {
      kind: 'choice',
      label: 'Dieta',
      options: [
        { value: 'normale', label: 'Normale' },
        { value: 'diabetica', label: 'Diabetica' },
        { value: 'vegetariana', label: 'Vegetariana' },
        { value: 'vegana', label: 'Vegana' },
        { value: 'qualitativa', label: 'Qualitativa' },
        { value: 'quantitativa', label: 'Quantitativa' },
      ],
      custom: { label: 'Nuova dieta', minLength: customMinLength },
      resets: [{ field: 'diet_quantity' }],
    },
    diet_quantity: {
      ...amount,
      label: 'Quantità della dieta',
      unit: 'Kcal',
      shownWhen: { field: 'diet', is: 'quantitativa' },
    },
    meals_preparation: {
      kind: 'choice',
      label: 'Preparazione dei pasti',
      options: [
        { value: 'autonoma', label: 'Autonoma' },
        { value: 'pasti a domicilio', label: 'Pasti a domicilio' },
        { value: 'operatore sanitario', label: 'Operatore sanitario' },
        { value: 'altro', label: 'Altro modo' },
      ],
    },
    food_intolerances: {
      kind: 'list',
      label: 'Intolleranze alimentari',
      optional: true,
      presets: [],
      custom: { label: 'Nuova intolleranza', minLength: customMinLength },
    },
    food_aversions: {
      kind: 'list',
      label: 'Avversioni alimentari',
      optional: true,
      presets: [],
      custom: { label: 'Nuova avversione', minLength: customMinLength },
    },
    bmi: bodyMass,
    mini_nutritional_assessment: nutritionalAssessment,
  },
  parts: [
    { label: 'Pasti', from: 'meal_intake' },
    { label: 'Liquidi', from: 'liquid_intake' },
    { label: 'Alcol', from: 'alcohol_consumption' },
    { label: 'Dieta', from: 'diet' },
    { label: 'Preparazione dei pasti', from: 'meals_preparation' },
    { label: 'Intolleranze alimentari', from: 'food_intolerances' },
    { label: 'Avversioni alimentari', from: 'food_aversions' },
    { label: 'BMI', from: 'bmi' },
    { label: 'MNA', from: 'mini_nutritional_assessment' },
  ],
  derive: (answers, age) => {
    const mass = bmi(answers.bmi as BodyMassAnswers | undefined, age)
    const items = answers.mini_nutritional_assessment as NutritionalAnswers | undefined
    return { bmi: mass, mini_nutritional_assessment: assessNutrition(items, mass?.bmi) }
  },
})
