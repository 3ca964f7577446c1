import type { SectionSlug } from '../anamnesis/section-slug.ts'
import type { Value } from '../form/answers.ts'
import type { Field } from '../form/field.ts'
import { optionsOf } from '../form/options.ts'
import { optionSystem } from './identity.ts'
import type { Coding, Quantity } from './resource.ts'
import type { Words } from './words.ts'

/** Units of the forms in the Unified Code for Units of Measure. */
const ucumCodes: Readonly<Record<string, string>> = {
  ml: 'mL',
  'l/min': 'L/min',
  Kcal: 'kcal',
  cm: 'cm',
  kg: 'kg',
  h: 'h',
  CH: '[Ch]',
  'kg/m²': 'kg/m2',
}

/** A measured value with its unit. */
export function quantityOf(value: number, unit: string): Quantity {
  const code = ucumCodes[unit]
  return { value, ...(unit && { unit }), ...(code && { system: 'http://unitsofmeasure.org', code }) }
}

/** Where a question stands, and how its labels are said. */
export type QuestionPlace = Pick<Words, 't'> & { readonly section: SectionSlug; readonly linkId: string }

/** An option of a field, with its points where it is an item of a score. */
export function codingOf(field: Field, value: Value, { section, linkId, t }: QuestionPlace): Coding {
  const option = optionsOf(field).find(one => one.value === value)
  return {
    system: optionSystem(section, linkId),
    code: String(value),
    ...(option && { display: t(option.label) }),
    ...(field.kind === 'score' && {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: Number(value) },
      ],
    }),
  }
}
