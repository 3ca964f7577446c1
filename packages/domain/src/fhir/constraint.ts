import type { Form } from '../form/field.ts'
import type { Rule } from '../form/rule.ts'
import type { Extension } from './resource.ts'
import type { Words } from './words.ts'

const url = 'http://hl7.org/fhir/StructureDefinition/questionnaire-constraint'

/**
 * The rules of a form in FHIR's words, where its items stand: what is refused is an error, what is asked about a
 * warning. Nothing where there is none.
 * @param prefix the path before the names of the form's fields
 */
export function constraintsOf(
  { rules = [] }: Form,
  prefix: string,
  t: Words['t'],
): { extension?: Extension[] } {
  if (rules.length === 0) return {}
  return { extension: rules.map(rule => ({ url, extension: partsOf(rule, prefix, t) })) }
}

const partsOf = (rule: Rule, prefix: string, t: Words['t']): Extension[] => [
  { url: 'key', valueId: rule.name },
  { url: 'severity', valueCode: 'code' in rule ? 'error' : 'warning' },
  {
    url: 'expression',
    valueString: rule.fhirPath(field => `item.where(linkId='${prefix}${field}').answer.value`),
  },
  { url: 'human', valueString: t(rule.label) },
]
