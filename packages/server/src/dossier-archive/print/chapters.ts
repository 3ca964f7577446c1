import { activityKinds } from '@vicino/domain/activity/activity.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { readsProtected } from '@vicino/domain/dossiers/protected-fields.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type FocusEvent, isOpening } from '@vicino/domain/focus/focus-event.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import { asTold } from '@vicino/domain/access/need-to-know.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { familyOf } from '@vicino/domain/warnings/warning.ts'
import { administrationTable } from '../../administrations/administrations.store.ts'
import { listAnamneses } from '../../anamnesis/anamnesis.store.ts'
import { listSectionVersions } from '../../anamnesis/whole-anamneses.store.ts'
import { carePlanTable } from '../../care-plan/care-plan.store.ts'
import { contactPersonTable } from '../../contact-persons/contact-persons.store.ts'
import { readDossierContacts } from '../../contacts/dossier-contacts.store.ts'
import { coverageTable } from '../../coverages/coverages.store.ts'
import { documentTable, knownCategories } from '../../documents/documents.store.ts'
import { findDossier } from '../../dossiers/dossiers.store.ts'
import { drugTable } from '../../drugs/drugs.store.ts'
import { focusEventTable, focusTable } from '../../focus/focus.store.ts'
import { found } from '../../http/schema.ts'
import { materialUseTable } from '../../materials/material-uses.store.ts'
import { performanceTable } from '../../performances/performances.store.ts'
import { prescriptionTable, type StoredPrescription } from '../../prescriptions/prescriptions.store.ts'
import { readingTable } from '../../surveillance/surveillance.store.ts'
import { warningTable } from '../../warnings/warnings.store.ts'
import {
  listEarlierData,
  listEverInTeam,
  listHandedLines,
  listLimits,
  listVisits,
  rowsOfPage,
} from '../dossier-reads.store.ts'
import { type Exporting, keptRecords } from '../exporting.ts'
import { inPages } from '../in-pages.ts'
import { sectionEntry } from './anamnesis-entries.ts'
import {
  administrationEntry,
  drugEntry,
  focusEntry,
  focusEventEntry,
  type KeptWarning,
  limitsEntry,
  readingEntry,
  warningEntry,
} from './care-entries.ts'
import { type Entry, italian, signatureWords } from './entry.ts'
import {
  clientEntry,
  contactEntries,
  contactPersonEntry,
  coverageEntry,
  earlierEntry,
  memberEntry,
} from './person-entries.ts'
import {
  carePlanEntry,
  documentEntry,
  handoverEntry,
  materialEntry,
  performanceEntry,
  prescriptionEntry,
  visitEntry,
} from './work-entries.ts'

/** What stands under one heading. A heading below it parts it further. */
export type Chapter = { title: string; entries: (of: Exporting) => AsyncIterable<Entry> }

async function* mapped<Row>(rows: AsyncIterable<Row>, entryOf: (row: Row) => Entry): AsyncGenerator<Entry> {
  for await (const row of rows) yield entryOf(row)
}

/** The whole dossier in the order in which somebody reads it; what is not known of it is no entry. */
export const chapters: readonly Chapter[] = [
  { title: 'Persona', entries: clientEntries },
  { title: 'Persone di contatto', entries: contactPersonEntries },
  { title: 'Medici, farmacia e cassa malati', entries: contactsEntries },
  { title: 'Coperture assicurative', entries: coverageEntries },
  { title: 'Équipe di cura', entries: teamEntries },
  { title: 'Avvertenze', entries: warningEntries },
  { title: 'Farmaci', entries: drugEntries },
  { title: 'Somministrazioni', entries: administrationEntries },
  { title: 'Parametri clinici', entries: readingEntries },
  { title: 'Limiti dei parametri', entries: limitsEntries },
  { title: 'Focus', entries: focusEntries },
  { title: 'Anamnesi', entries: anamnesisEntries },
  { title: 'Piani di cura', entries: carePlanEntries },
  { title: 'Prescrizioni', entries: prescriptionEntries },
  { title: 'Visite', entries: visitEntries },
  { title: 'Prestazioni eseguite', entries: performanceEntries },
  { title: 'Materiale usato', entries: materialEntries },
  { title: 'Consegne', entries: handoverEntries },
  { title: 'Documenti', entries: documentEntries },
]

async function* clientEntries(of: Exporting): AsyncGenerator<Entry> {
  const { read, dossier, knows, may } = of
  if (!knows('personal_data')) return
  const known = {
    avs: knows('personal_data.avs'),
    sanitary: knows('sanitary_data'),
    guarded: may(readsProtected),
  }
  yield clientEntry(found(await read(async tx => findDossier(tx, dossier))), known)
  const earlier = inPages(read, rowsOfPage, async (tx, after: { version: number } | undefined) =>
    listEarlierData(tx, dossier, after?.version ?? 0),
  )
  for await (const row of earlier) yield earlierEntry(row as Parameters<typeof earlierEntry>[0], known)
}

async function* contactPersonEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('contact_person')) return
  yield* mapped(keptRecords<ContactPerson>(of, contactPersonTable, 'created_at'), contactPersonEntry)
}

async function* contactsEntries({ read, dossier, knows }: Exporting): AsyncGenerator<Entry> {
  if (knows('dossier_contact'))
    yield* contactEntries(await read(async tx => readDossierContacts(tx, dossier)))
}

async function* coverageEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('coverage')) return
  yield* mapped(keptRecords<Coverage>(of, coverageTable, 'created_at'), coverageEntry)
}

async function* teamEntries({ read, dossier }: Exporting): AsyncGenerator<Entry> {
  yield* mapped(
    inPages(read, rowsOfPage, async (tx, after: Member | undefined) =>
      listEverInTeam(tx, dossier, after?._id),
    ),
    memberEntry,
  )
}
type Member = Awaited<ReturnType<typeof listEverInTeam>>[number]

/** A warning says when it was written only among its versions. */
const writtenWarnings = {
  name: warningTable.name,
  columns: (tx: Parameters<typeof warningTable.columns>[0]) => tx`${warningTable.columns(tx)}, written_at`,
}

async function* warningEntries(of: Exporting): AsyncGenerator<Entry> {
  for await (const row of keptRecords<KeptWarning>(of, writtenWarnings, 'since'))
    if (of.knows(`warning.${familyOf(row.kind)}`)) yield warningEntry(row)
}

async function* drugEntries(of: Exporting): AsyncGenerator<Entry> {
  if (of.knows('drug')) yield* mapped(keptRecords<Drug>(of, drugTable, 'created_at'), drugEntry)
}

async function* administrationEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('administration')) return
  yield* mapped(keptRecords<Administration>(of, administrationTable, 'day'), row =>
    administrationEntry(asTold(of.may, 'administration', row)),
  )
}

async function* readingEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('clinical_parameter')) return
  yield* mapped(keptRecords<Reading>(of, readingTable, 'measured_at'), readingEntry)
}

async function* limitsEntries({ read, dossier, knows }: Exporting): AsyncGenerator<Entry> {
  if (!knows('parameter_limits')) return
  const versions = inPages(read, rowsOfPage, async (tx, after: Limits | undefined) =>
    listLimits(tx, dossier, after?.version ?? 0),
  )
  let before: Limits | undefined
  for await (const version of versions) {
    if (before) yield limitsEntry(before, true)
    before = version
  }
  if (before) yield limitsEntry(before, false)
}
type Limits = Awaited<ReturnType<typeof listLimits>>[number]

/** Each focus, then the notes on all of them as they were written. The note that opened one stands with it. */
async function* focusEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('focus')) return
  const names = new Map<string, string>()
  for await (const row of keptRecords<Focus>(of, focusTable, 'created_at')) {
    names.set(row._id, row.focus)
    yield focusEntry(row)
  }
  for await (const row of keptRecords<FocusEvent>(of, focusEventTable, 'created_at'))
    if (!isOpening(row)) yield focusEventEntry(row, `Nota: ${names.get(row.focusId) ?? 'focus'}`)
}

async function* anamnesisEntries({ read, dossier, knows, may }: Exporting): AsyncGenerator<Entry> {
  if (!knows('anamnesis')) return
  const anamneses = await read(async tx => listAnamneses(tx, dossier, []))
  for (const { _id, author, created_at } of anamneses.toReversed()) {
    yield {
      title: `Anamnesi iniziata il ${italian.day(todayIn(created_at))}`,
      lines: [],
      signed: `${italian.instant(created_at)} · ${signatureWords(author)}`,
    }
    for (const kept of await read(async tx => listSectionVersions(tx, dossier, _id, may)))
      yield sectionEntry(kept)
  }
}

async function* carePlanEntries(of: Exporting): AsyncGenerator<Entry> {
  if (of.knows('care_plan'))
    yield* mapped(keptRecords<CarePlan>(of, carePlanTable('it'), 'created_at'), carePlanEntry)
}

async function* prescriptionEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('prescription')) return
  yield* mapped(keptRecords<StoredPrescription>(of, prescriptionTable('it'), 'start'), prescriptionEntry)
}

async function* visitEntries({ read, dossier, knows }: Exporting): AsyncGenerator<Entry> {
  if (!knows('task')) return
  yield* mapped(
    inPages(read, rowsOfPage, async (tx, after: Visit | undefined) => listVisits(tx, dossier, after)),
    visitEntry,
  )
}
type Visit = Awaited<ReturnType<typeof listVisits>>[number]

async function* performanceEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('performance')) return
  yield* mapped(keptRecords<Performance>(of, performanceTable('it'), 'date'), row =>
    performanceEntry(asTold(of.may, 'performance', row)),
  )
}

async function* materialEntries(of: Exporting): AsyncGenerator<Entry> {
  if (!of.knows('material_use')) return
  yield* mapped(keptRecords<MaterialUse>(of, materialUseTable, 'date'), row =>
    materialEntry(asTold(of.may, 'material_use', row)),
  )
}

async function* handoverEntries({ read, dossier, knows }: Exporting): AsyncGenerator<Entry> {
  const kinds = activityKinds.filter(({ thing }) => knows(thing)).map(({ value }) => value)
  yield* mapped(
    inPages(read, rowsOfPage, async (tx, after: Handed | undefined) =>
      listHandedLines(tx, dossier, kinds, after),
    ),
    handoverEntry,
  )
}
type Handed = Awaited<ReturnType<typeof listHandedLines>>[number]

async function* documentEntries(of: Exporting): AsyncGenerator<Entry> {
  const known = knownCategories(of.knows)
  for await (const row of keptRecords<Document>(of, documentTable, 'created_at'))
    if (known.includes(row.category)) yield documentEntry(row)
}
