import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { insertLines } from '../activity/activity.store.ts'
import { insertAdministrations } from '../administrations/administrations.store.ts'
import { insertAnamneses } from '../anamnesis/anamnesis.store.ts'
import { insertSectionVersions } from '../anamnesis/section.store.ts'
import { insertCarePlans } from '../care-plan/care-plan.store.ts'
import { insertContactPersons } from '../contact-persons/contact-persons.store.ts'
import { insertContacts } from '../contacts/contacts.store.ts'
import { insertLinks } from '../contacts/dossier-contacts.store.ts'
import { insertCoverages } from '../coverages/coverages.store.ts'
import { insertDeeds } from '../audit/audit.store.ts'
import { insertCollaborations } from '../businesses/collaborators.store.ts'
import { insertFirstSettings } from '../businesses/business-settings.store.ts'
import { insertDelegations } from '../delegations/delegations.store.ts'
import { insertTeams } from '../teams/teams.store.ts'
import type { Tx } from '../db/tenant.ts'
import { insertDocuments } from '../documents/documents.store.ts'
import { type DossierChange, insertDossiers, type Seen, updateDossier } from '../dossiers/dossiers.store.ts'
import { insertDrugs } from '../drugs/drugs.store.ts'
import { insertFocuses, insertFocusEvents } from '../focus/focus.store.ts'
import { acceptLines } from '../handover/handover.store.ts'
import {
  insertOpenedProtocols,
  insertStepsDone,
  insertStepTasks,
} from '../protocols/opened-protocols.store.ts'
import { insertProtocols } from '../protocols/protocols.store.ts'
import { insertPrescriptions } from '../prescriptions/prescriptions.store.ts'
import { insertWholeMaterialUses } from '../materials/material-uses.store.ts'
import { insertWholeMaterials } from '../materials/materials.store.ts'
import { insertWholePerformances } from '../performances/performances.store.ts'
import { writeServicesOfTasks } from '../performances/planned-services.store.ts'
import { insertOwnServices } from '../services/catalogue.store.ts'
import { putStakeholders } from '../stakeholders/stakeholders.store.ts'
import { insertFirstLimits } from '../surveillance/limits.store.ts'
import { insertReadings } from '../surveillance/surveillance.store.ts'
import { insertTasks } from '../tasks/task-writes.store.ts'
import { insertWarnings } from '../warnings/warnings.store.ts'

/** What was made of one kind, in the form in which its store inserts many of them. */
function listFor<Made>(insert: (tx: Tx, business: Id, made: readonly Made[]) => PromiseLike<unknown>) {
  const all: Made[] = []
  return {
    all: all as readonly Made[],
    add: (made: Made) => void all.push(made),
    insert: (tx: Tx, business: Id) => insert(tx, business, all),
  }
}

/** What became of a dossier after it was opened. */
type Rest = { seen: Seen; change: DossierChange; by: Signature; at: Instant }

async function changeDossiers(tx: Tx, _business: Id, rests: readonly Rest[]): Promise<void> {
  for (const { seen, change, by, at } of rests) await updateDossier(tx, by, seen, change, at)
}

/** What is made for one business, each kind after those that it refers to. */
export const emptyContent = () => ({
  collaborations: listFor(insertCollaborations),
  settings: listFor(insertFirstSettings),
  ownServices: listFor(insertOwnServices),
  delegations: listFor(insertDelegations),
  dossiers: listFor(insertDossiers),
  rests: listFor(changeDossiers),
  teams: listFor(insertTeams),
  stakeholders: listFor(putStakeholders),
  contacts: listFor(insertContacts),
  contactLinks: listFor(insertLinks),
  contactPersons: listFor(insertContactPersons),
  coverages: listFor(insertCoverages),
  prescriptions: listFor(insertPrescriptions),
  warnings: listFor(insertWarnings),
  anamneses: listFor(insertAnamneses),
  sections: listFor(insertSectionVersions),
  drugs: listFor(insertDrugs),
  administrations: listFor(insertAdministrations),
  readings: listFor(insertReadings),
  limits: listFor(insertFirstLimits),
  focuses: listFor(insertFocuses),
  focusEvents: listFor(insertFocusEvents),
  documents: listFor(insertDocuments),
  carePlans: listFor(insertCarePlans),
  protocols: listFor(insertProtocols),
  openedProtocols: listFor(insertOpenedProtocols),
  stepsDone: listFor(insertStepsDone),
  news: listFor(insertLines),
  acceptances: listFor(acceptLines),
  tasks: listFor(insertTasks),
  stepTasks: listFor(insertStepTasks),
  plannedServices: listFor(writeServicesOfTasks),
  performances: listFor(insertWholePerformances),
  materials: listFor(insertWholeMaterials),
  materialUses: listFor(insertWholeMaterialUses),
  deeds: listFor(insertDeeds),
})

export type Content = ReturnType<typeof emptyContent>
