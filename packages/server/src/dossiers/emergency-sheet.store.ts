import { inCallingOrder } from '@vicino/domain/contact-persons/contact-person.ts'
import { coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { EmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { listEmergencySections } from '../anamnesis/emergency-sections.store.ts'
import { listContactPersons } from '../contact-persons/contact-persons.store.ts'
import { readDossierContacts } from '../contacts/dossier-contacts.store.ts'
import { listCoverages } from '../coverages/coverages.store.ts'
import type { Tx } from '../db/tenant.ts'
import { readAllergies } from '../drugs/client-allergies.store.ts'
import { listDrugs } from '../drugs/drugs.store.ts'
import { type AskingOfDossier, type DossierId, knows, mayOf } from '../http/dossier-access.ts'
import { found } from '../http/schema.ts'
import { findDossier } from './dossiers.store.ts'

/** The emergency sheet of a dossier, each part as far as whoever asks may know it. */
export async function readEmergencySheet(
  tx: Tx,
  dossier: DossierId,
  asking: AskingOfDossier,
  today: Day,
): Promise<EmergencySheet> {
  const [row, allergies, sections, drugs, persons, contacts, coverages] = await Promise.all([
    findDossier(tx, dossier),
    knows(asking, 'warning.clinical') ? readAllergies(tx, [dossier]) : null,
    knows(asking, 'anamnesis') ? listEmergencySections(tx, dossier, mayOf(asking)) : null,
    knows(asking, 'drug') ? listDrugs(tx, dossier, 'current', today) : null,
    knows(asking, 'contact_person') ? listContactPersons(tx, dossier) : null,
    knows(asking, 'dossier_contact') ? readDossierContacts(tx, dossier) : null,
    knows(asking, 'coverage') ? listCoverages(tx, dossier) : null,
  ])
  const { cardNumber, avsNumber, insuranceNumber, without_avs } = found(row)
  const numbers: SanitaryFields = { cardNumber, avsNumber, insuranceNumber, without_avs }
  return {
    allergies: allergies && allergies.get(dossier)!,
    sections,
    drugs,
    contact_persons: persons && inCallingOrder(persons),
    contacts,
    coverages: coverages && coveragesOn(coverages, today),
    sanitary_data: knows(asking, 'sanitary_data') ? numbers : null,
  }
}
