import type { Language } from '../wire/language.ts'

/** The parts of FHIR R4 (4.0.1) that the program writes, by the names of the standard. */
export type Coding = {
  system?: string
  version?: string
  code: string
  display?: string
  extension?: Extension[]
}
export type Extension = { url: string } & (
  | { valueDecimal: number }
  | { valueId: string }
  | { valueCode: string }
  | { valueString: string }
  | { extension: Extension[] }
)
export type CodeableConcept = { coding?: Coding[]; text?: string }
export type Quantity = { value: number; unit?: string; system?: string; code?: string }
export type Identifier = { system: string; value: string }
export type Reference = {
  reference?: string
  type?: string
  identifier?: Identifier
  display?: string
}

/** An answer to one question, under the name of its type. */
export type AnswerValue =
  | { valueBoolean: boolean }
  | { valueDecimal: number }
  | { valueQuantity: Quantity }
  | { valueDate: string }
  | { valueTime: string }
  | { valueString: string }
  | { valueCoding: Coding }

export type EnableWhen = { question: string; operator: 'exists' | '=' | '!=' } & (
  | { answerBoolean: boolean }
  | { answerCoding: Coding }
)

export type QuestionnaireItem = {
  extension?: Extension[]
  linkId: string
  text: string
  type:
    | 'group'
    | 'boolean'
    | 'choice'
    | 'open-choice'
    | 'string'
    | 'text'
    | 'decimal'
    | 'quantity'
    | 'date'
    | 'time'
  enableWhen?: EnableWhen[]
  enableBehavior?: 'all' | 'any'
  repeats?: boolean
  maxLength?: number
  answerOption?: { valueCoding: Coding }[]
  item?: QuestionnaireItem[]
}

export type Questionnaire = {
  resourceType: 'Questionnaire'
  id: string
  language: Language
  extension?: Extension[]
  identifier: Identifier[]
  url: string
  version: string
  name: string
  title: string
  status: 'active'
  subjectType: ['Patient']
  item: QuestionnaireItem[]
}

export type ResponseItem = {
  linkId: string
  text: string
  answer?: AnswerValue[]
  item?: ResponseItem[]
}

export type QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse'
  id: string
  language: Language
  identifier: Identifier
  questionnaire: string
  status: 'in-progress' | 'completed'
  subject: Reference
  authored: string
  author: Reference
  item?: ResponseItem[]
}

export type Observation = {
  resourceType: 'Observation'
  id: string
  language: Language
  identifier: Identifier[]
  status: 'final'
  category: CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  effectiveDateTime: string
  performer: Reference[]
  valueInteger?: number
  valueQuantity?: Quantity
  interpretation?: CodeableConcept[]
  derivedFrom: Reference[]
  component: ({ code: CodeableConcept } & ({ valueInteger: number } | { valueQuantity: Quantity }))[]
}

export type Resource = Questionnaire | QuestionnaireResponse | Observation

export type Bundle = {
  resourceType: 'Bundle'
  type: 'collection'
  timestamp: string
  entry: { fullUrl: string; resource: Resource }[]
}

export type Period = { start?: string; end?: string }
export type Annotation = { text: string }

export type Patient = {
  resourceType: 'Patient'
  id: string
  identifier: Identifier[]
  name?: { family: string; given: string[] }[]
  telecom?: { system: 'phone' | 'email'; value: string }[]
  gender?: 'male' | 'female'
  birthDate?: string
  address?: {
    text: string
    line?: string[]
    city?: string
    postalCode?: string
    state?: string
    country?: string
  }[]
}

/** What was measured at one moment: each number a component. */
export type Measurement = {
  resourceType: 'Observation'
  id: string
  identifier: Identifier[]
  status: 'final' | 'amended' | 'entered-in-error'
  category: CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  effectiveDateTime: string
  issued: string
  performer: Reference[]
  note?: Annotation[]
  component?: ({ code: CodeableConcept } & (
    | { valueQuantity: Quantity }
    | { valueBoolean: boolean }
    | { valueString: string }
  ))[]
}

export type MedicationStatement = {
  resourceType: 'MedicationStatement'
  id: string
  identifier: Identifier[]
  status: 'active' | 'completed' | 'intended' | 'entered-in-error'
  medicationCodeableConcept: CodeableConcept
  subject: Reference
  effectivePeriod: Period
  dateAsserted: string
  informationSource: Reference
  note?: Annotation[]
  dosage: { text: string; asNeededBoolean: boolean; route: CodeableConcept }[]
}

export type AllergyIntolerance = {
  resourceType: 'AllergyIntolerance'
  id: string
  identifier: Identifier[]
  clinicalStatus: CodeableConcept
  code: CodeableConcept
  patient: Reference
  recordedDate: string
  recorder: Reference
}

export type Condition = {
  resourceType: 'Condition'
  id: string
  identifier: Identifier[]
  clinicalStatus?: CodeableConcept
  verificationStatus?: CodeableConcept
  code: CodeableConcept
  subject: Reference
  recordedDate: string
  recorder: Reference
  note?: Annotation[]
}

export type DocumentReference = {
  resourceType: 'DocumentReference'
  id: string
  identifier: Identifier[]
  status: 'current' | 'entered-in-error'
  type: CodeableConcept
  subject: Reference
  date: string
  author: Reference[]
  content: { attachment: { contentType: string; url: string; size: number; title: string } }[]
}
