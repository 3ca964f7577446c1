import type { Administration } from '../administrations/administration.ts'
import { administrationStatuses, isTaken } from '../administrations/administration-status.ts'
import { doseUnits, modalities } from '../drugs/drug-lists.ts'
import type { Id } from '../wire/id.ts'
import { quantityOf } from './coding.ts'
import { fullUrlOf, referToAuthor, referToClient } from './identity.ts'
import type { Annotation, CodeableConcept, Identifier, Quantity, Reference } from './resource.ts'
import { identified, notesOf, strikeNote } from './resource-parts.ts'
import { labelOrValue } from '../wire/option.ts'

/** What became of one dose (R4: MedicationAdministration). */
export type MedicationAdministration = {
  resourceType: 'MedicationAdministration'
  id: Id
  identifier: Identifier[]
  status: 'completed' | 'not-done' | 'unknown' | 'entered-in-error'
  statusReason?: CodeableConcept[]
  medicationCodeableConcept: CodeableConcept
  subject: Reference
  supportingInformation: Reference[]
  effectiveDateTime: string
  performer: { actor: Reference }[]
  note?: Annotation[]
  dosage?: { text: string; route: CodeableConcept; dose: Quantity }
}

/** A dose with its answer as it stands: one that is not in the body has no dosage. */
export function medicationAdministrationOf(dose: Administration): MedicationAdministration {
  const { dossierId, drug, status, status_reason, given_at, author, note, struck } = dose
  const said = [labelOrValue(administrationStatuses, status), status_reason].filter(Boolean).join(': ')
  const unit = drug.dose_unit === 'other' ? '' : labelOrValue(doseUnits, drug.dose_unit)
  return {
    resourceType: 'MedicationAdministration',
    ...identified(dose._id),
    status: statusOf(dose),
    ...(!isTaken(status) && { statusReason: [{ text: said }] }),
    medicationCodeableConcept: { text: drug.name },
    subject: referToClient(dossierId),
    supportingInformation: [{ reference: fullUrlOf(drug._id), type: 'MedicationStatement' }],
    effectiveDateTime: given_at,
    performer: [{ actor: referToAuthor(author) }],
    ...notesOf(note, isTaken(status) && status_reason ? said : '', strikeNote(struck)),
    ...(isTaken(status) && {
      dosage: {
        text: [dose.dose, unit].filter(word => word !== '').join(' '),
        route: { text: labelOrValue(modalities, drug.modality) },
        dose: quantityOf(dose.dose, unit),
      },
    }),
  }
}

function statusOf({ struck, status }: Administration): MedicationAdministration['status'] {
  if (struck) return 'entered-in-error'
  if (isTaken(status)) return 'completed'
  return status === 'unknown' ? 'unknown' : 'not-done'
}
