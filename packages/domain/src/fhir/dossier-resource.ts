import type { CarePlanResource, Goal } from './care-plan-resource.ts'
import type { Encounter } from './encounter.ts'
import type { MedicationList } from './hospital-return-resource.ts'
import type { InvoiceResource } from './invoice-resource.ts'
import type { MedicationAdministration } from './medication-administration.ts'
import type {
  AllergyIntolerance,
  Condition,
  DocumentReference,
  Measurement,
  MedicationStatement,
  Patient,
} from './resource.ts'

/** What a whole dossier is made of, beside its anamneses. */
export type DossierResource =
  | Patient
  | Measurement
  | MedicationStatement
  | MedicationAdministration
  | MedicationList
  | AllergyIntolerance
  | Condition
  | CarePlanResource
  | Goal
  | Encounter
  | InvoiceResource
  | DocumentReference
