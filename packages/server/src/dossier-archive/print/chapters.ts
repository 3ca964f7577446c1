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
import type { WholeInvoice } from '@vicino/domain/invoices/invoice.ts'
import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { warningFamily } from '@vicino/domain/warnings/warning.ts'
import { administrationTable } from '../../administrations/administrations.store.ts'
import { listAnamneses } from '../../anamnesis/anamnesis.store.ts'
import { listSectionVersions } from '../../anamnesis/whole-anamneses.store.ts'
import { carePlanTable } from '../../care-plan/care-plan.store.ts'
import { contactPersonTable } from '../../contact-persons/contact-persons.store.ts'
import { readDossierContacts } from '../../contacts/dossier-contacts.store.ts'
import { coverageTable } from '../../coverages/coverages.store.ts'
import { documentTable, knownCategories } from '../../documents/documents.store.ts'
import { inPages } from '../../db/in-pages.ts'
import { findDossier } from '../../dossiers/dossiers.store.ts'
import { type EarlierData, listEarlierData } from '../../dossiers/earlier-data.store.ts'
import { drugTable } from '../../drugs/drugs.store.ts'
import { listReturns, type ReturnEntry } from '../../drugs/hospital-return.store.ts'
import { focusEventTable, focusTable } from '../../focus/focus.store.ts'
import { type HandedEntry, listEverHanded } from '../../handover/handover.store.ts'
import { found } from '../../http/schema.ts'
import { listWholeInvoices, wholeInvoicesOfPage } from '../../invoices/whole-invoices.store.ts'
import { materialUseTable } from '../../materials/material-uses.store.ts'
import { performanceTable } from '../../performances/performances.store.ts'
import { prescriptionTable, type StoredPrescription } from '../../prescriptions/prescriptions.store.ts'
import { openedProtocolTable, stepDoneTable } from '../../protocols/opened-protocols.store.ts'
import { keptRecords } from '../../records/record-pages.store.ts'
import type { VersionTable } from '../../records/records.store.ts'
import { listEverInTeam, type PastMember } from '../../stakeholders/stakeholders.store.ts'
import { listOrderedLimits, type OrderedLimits } from '../../surveillance/limits.store.ts'
import { readingTable } from '../../surveillance/surveillance.store.ts'
import { type ArchivedVisit, listVisitsOf } from '../../tasks/tasks.store.ts'
import { warningTable } from '../../warnings/warnings.store.ts'
import type { Snapshot as Of } from '../exporting.ts'
import { sectionEntry } from './anamnesis-entries.ts'
import {
  administrationEntry,
  drugEntry,
  focusEntry,
  focusEventEntry,
  hospitalReturnEntry,
  type KeptWarning,
  limitsEntry,
  readingEntry,
  warningEntry,
} from './care-entries.ts'
import { italian, type PrintedEntry, signatureWords } from './entry.ts'
import { invoiceEntry } from './invoice-entries.ts'
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
  openedProtocolEntry,
  performanceEntry,
  prescriptionEntry,
  stepDoneEntry,
  visitEntry,
} from './work-entries.ts'

/** What stands under one heading. A heading below it parts it further. */
type Chapter = { title: string; entries: (of: Of) => AsyncIterable<PrintedEntry> }

async function* mapped<Row>(
  rows: AsyncIterable<Row>,
  entryOf: (row: Row) => PrintedEntry,
): AsyncGenerator<PrintedEntry> {
  for await (const row of rows) yield entryOf(row)
}

/** The records of a table in all their versions. */
const keptOf = <Row extends object>({ tx, dossier }: Of, table: VersionTable, by: string) =>
  keptRecords<Row>(tx, dossier, table, by)

/** The whole dossier in the order in which somebody reads it; what is not known of it is no entry. */
export const chapters: readonly Chapter[] = [
  { title: 'Persona', entries: clientEntries },
  { title: 'Persone di contatto', entries: contactPersonEntries },
  { title: 'Medici, farmacia e cassa malati', entries: contactsEntries },
  { title: 'Coperture assicurative', entries: coverageEntries },
  { title: 'Équipe di cura', entries: teamEntries },
  { title: 'Avvertenze', entries: warningEntries },
  { title: 'Farmaci', entries: drugEntries },
  { title: 'Farmaci rivisti dopo un ricovero', entries: returnEntries },
  { title: 'Somministrazioni', entries: administrationEntries },
  { title: 'Parametri clinici', entries: readingEntries },
  { title: 'Limiti dei parametri', entries: limitsEntries },
  { title: 'Focus', entries: focusEntries },
  { title: 'Anamnesi', entries: anamnesisEntries },
  { title: 'Piani di cura', entries: carePlanEntries },
  { title: 'Protocolli', entries: openedProtocolEntries },
  { title: 'Prescrizioni', entries: prescriptionEntries },
  { title: 'Visite', entries: visitEntries },
  { title: 'Prestazioni eseguite', entries: performanceEntries },
  { title: 'Materiale usato', entries: materialEntries },
  { title: 'Consegne', entries: handoverEntries },
  { title: 'Fatture', entries: invoiceEntries },
  { title: 'Documenti', entries: documentEntries },
]

async function* clientEntries(of: Of): AsyncGenerator<PrintedEntry> {
  const { tx, dossier, knows, may } = of
  if (!knows('personal_data')) return
  const known = {
    avs: knows('personal_data.avs'),
    sanitary: knows('sanitary_data'),
    guarded: may(readsProtected),
  }
  yield clientEntry(found(await findDossier(tx, dossier)), known)
  const earlier = inPages(tx, (pages, after: EarlierData | undefined) =>
    listEarlierData(pages, dossier, after),
  )
  for await (const row of earlier) yield earlierEntry(row, known)
}

async function* contactPersonEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('contact_person')) return
  yield* mapped(keptOf<ContactPerson>(of, contactPersonTable, 'created_at'), contactPersonEntry)
}

async function* contactsEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  if (knows('dossier_contact')) yield* contactEntries(await readDossierContacts(tx, dossier))
}

async function* coverageEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('coverage')) return
  yield* mapped(keptOf<Coverage>(of, coverageTable, 'created_at'), coverageEntry)
}

async function* teamEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  const members = inPages(tx, (pages, after: PastMember | undefined) => listEverInTeam(pages, dossier, after))
  if (knows('stakeholder')) yield* mapped(members, memberEntry)
}

/** A warning says when it was written only among its versions. */
const writtenWarnings = {
  name: warningTable.name,
  columns: (tx: Parameters<typeof warningTable.columns>[0]) => tx`${warningTable.columns(tx)}, written_at`,
}

async function* warningEntries(of: Of): AsyncGenerator<PrintedEntry> {
  for await (const row of keptOf<KeptWarning>(of, writtenWarnings, 'since'))
    if (of.knows(`warning.${warningFamily(row.kind)}`)) yield warningEntry(row)
}

async function* drugEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (of.knows('drug')) yield* mapped(keptOf<Drug>(of, drugTable, 'created_at'), drugEntry)
}

async function* returnEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  if (!knows('hospital_return')) return
  yield* mapped(
    inPages(tx, (pages, after: ReturnEntry | undefined) => listReturns(pages, dossier, after)),
    hospitalReturnEntry,
  )
}

async function* administrationEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('administration')) return
  yield* mapped(keptOf<Administration>(of, administrationTable, 'day'), row =>
    administrationEntry(asTold(of.may, 'administration', row)),
  )
}

async function* readingEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('clinical_parameter')) return
  yield* mapped(keptOf<Reading>(of, readingTable, 'measured_at'), readingEntry)
}

async function* limitsEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  if (!knows('parameter_limits')) return
  const versions = inPages(tx, (pages, after: OrderedLimits | undefined) =>
    listOrderedLimits(pages, dossier, after),
  )
  let before: OrderedLimits | undefined
  for await (const version of versions) {
    if (before) yield limitsEntry(before, true)
    before = version
  }
  if (before) yield limitsEntry(before, false)
}

/** Each focus, then the notes on all of them as they were written. The note that opened one stands with it. */
async function* focusEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('focus')) return
  const names = new Map<string, string>()
  for await (const row of keptOf<Focus>(of, focusTable, 'created_at')) {
    names.set(row._id, row.focus)
    yield focusEntry(row)
  }
  for await (const row of keptOf<FocusEvent>(of, focusEventTable, 'created_at'))
    if (!isOpening(row)) yield focusEventEntry(row, `Nota: ${names.get(row.focusId) ?? 'focus'}`)
}

async function* anamnesisEntries({ tx, dossier, knows, may }: Of): AsyncGenerator<PrintedEntry> {
  if (!knows('anamnesis')) return
  const anamneses = await listAnamneses(tx, dossier, [])
  for (const { _id, author, created_at } of anamneses.toReversed()) {
    yield {
      title: `Anamnesi iniziata il ${italian.day(todayIn(created_at))}`,
      lines: [],
      signed: `${italian.instant(created_at)} · ${signatureWords(author)}`,
    }
    for (const kept of await listSectionVersions(tx, dossier, _id, may)) yield sectionEntry(kept)
  }
}

async function* carePlanEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (of.knows('care_plan'))
    yield* mapped(keptOf<CarePlan>(of, carePlanTable('it'), 'created_at'), carePlanEntry)
}

async function* openedProtocolEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('opened_protocol')) return
  yield* mapped(keptOf<OpenedProtocol>(of, openedProtocolTable('it'), 'created_at'), openedProtocolEntry)
  yield* mapped(keptOf<StepDone>(of, stepDoneTable, 'created_at'), stepDoneEntry)
}

async function* prescriptionEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('prescription')) return
  yield* mapped(keptOf<StoredPrescription>(of, prescriptionTable('it'), 'start'), prescriptionEntry)
}

async function* visitEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  if (!knows('task')) return
  yield* mapped(
    inPages(tx, (pages, after: ArchivedVisit | undefined) => listVisitsOf(pages, dossier, after)),
    visitEntry,
  )
}

async function* performanceEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('performance')) return
  yield* mapped(keptOf<Performance>(of, performanceTable('it'), 'date'), row =>
    performanceEntry(asTold(of.may, 'performance', row)),
  )
}

async function* materialEntries(of: Of): AsyncGenerator<PrintedEntry> {
  if (!of.knows('material_use')) return
  yield* mapped(keptOf<MaterialUse>(of, materialUseTable, 'date'), row =>
    materialEntry(asTold(of.may, 'material_use', row)),
  )
}

async function* handoverEntries({ tx, dossier, knows }: Of): AsyncGenerator<PrintedEntry> {
  const kinds = activityKinds.filter(({ thing }) => knows(thing)).map(({ value }) => value)
  yield* mapped(
    inPages(tx, (pages, after: HandedEntry | undefined) => listEverHanded(pages, dossier, kinds, after)),
    handoverEntry,
  )
}

async function* invoiceEntries({ tx, dossier, knows, author, today }: Of): AsyncGenerator<PrintedEntry> {
  if (!knows('invoice')) return
  yield* mapped(
    inPages(
      tx,
      (pages, after: WholeInvoice | undefined) => listWholeInvoices(pages, { author, today }, dossier, after),
      wholeInvoicesOfPage,
    ),
    invoiceEntry,
  )
}

async function* documentEntries(of: Of): AsyncGenerator<PrintedEntry> {
  const known = knownCategories(of.knows)
  for await (const row of keptOf<Document>(of, documentTable, 'created_at'))
    if (known.includes(row.category)) yield documentEntry(row)
}
