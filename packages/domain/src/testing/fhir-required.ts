/**
 * What each resource must have by FHIR R4 (4.0.1), of which the JSON schema says nothing where it is a primitive. An
 * element with types of its own stands by the beginning of its name.
 */
const required = {
  Patient: [],
  AllergyIntolerance: ['patient'],
  CarePlan: ['status', 'intent', 'subject'],
  Condition: ['subject'],
  DocumentReference: ['status', 'content'],
  Encounter: ['status', 'class'],
  Goal: ['lifecycleStatus', 'description', 'subject'],
  Invoice: ['status'],
  List: ['status', 'mode'],
  MedicationAdministration: ['status', 'medication', 'subject', 'effective'],
  MedicationStatement: ['status', 'medication', 'subject'],
  Observation: ['status', 'code'],
  Questionnaire: ['status'],
  QuestionnaireResponse: ['status'],
} as const satisfies Record<string, readonly string[]>

/** The same of what stands within them, where it stands. */
const requiredWithin: readonly (readonly [path: string, element: string])[] = [
  ['content', 'attachment'],
  ['entry', 'item'],
  ['lineItem', 'chargeItem'],
]

type Named = { resourceType: string }

const isThere = (value: object, element: string): boolean =>
  Object.entries(value).some(([name, said]) => name.startsWith(element) && said !== undefined && said !== '')

/** What a resource lacks of what it must have. */
export function lackingIn(resource: Named): string[] {
  if (!Object.hasOwn(required, resource.resourceType)) return [`${resource.resourceType} is not known`]
  const lacking = required[resource.resourceType as keyof typeof required].filter(
    element => !isThere(resource, element),
  )
  const within = requiredWithin.flatMap(([path, element]) => {
    const parts: unknown = (resource as Record<string, unknown>)[path]
    return Array.isArray(parts) && parts.some(part => !isThere(part as object, element))
      ? [`${path}.${element}`]
      : []
  })
  const empty = Object.entries(resource).flatMap(([name, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [`${name} is empty`] : [],
  )
  return [...lacking, ...within, ...empty]
}
