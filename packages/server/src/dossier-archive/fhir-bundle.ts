import {
  allergyOf,
  conditionOf,
  documentReferenceOf,
  measurementOf,
  medicationOf,
  patientOf,
} from '@vicino/domain/fhir/dossier-resources.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { asTold } from '@vicino/domain/access/need-to-know.ts'
import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { carePlanResources, versionToTell } from '@vicino/domain/fhir/care-plan-resource.ts'
import { openedProtocolResources } from '@vicino/domain/fhir/opened-protocol-resource.ts'
import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import type { DossierResource } from '@vicino/domain/fhir/dossier-resource.ts'
import { encounterOf } from '@vicino/domain/fhir/encounter.ts'
import { medicationListOf } from '@vicino/domain/fhir/hospital-return-resource.ts'
import { fullUrlOf } from '@vicino/domain/fhir/identity.ts'
import { invoiceResourceOf } from '@vicino/domain/fhir/invoice-resource.ts'
import { medicationAdministrationOf } from '@vicino/domain/fhir/medication-administration.ts'
import type { Resource } from '@vicino/domain/fhir/resource.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { WholeInvoice } from '@vicino/domain/invoices/invoice.ts'
import type { Reading as Measured } from '@vicino/domain/surveillance/reading.ts'
import type { Warning } from '@vicino/domain/warnings/warning.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { administrationTable } from '../administrations/administrations.store.ts'
import { listAnamneses } from '../anamnesis/anamnesis.store.ts'
import { readAnamnesisResources } from '../anamnesis/whole-anamneses.store.ts'
import { namedId } from '../records/named-id.ts'
import { carePlanTable } from '../care-plan/care-plan.store.ts'
import { openedProtocolTable } from '../protocols/opened-protocols.store.ts'
import { inPages } from '../db/in-pages.ts'
import { findDossier } from '../dossiers/dossiers.store.ts'
import { drugTable } from '../drugs/drugs.store.ts'
import { listReturns, type ReturnEntry } from '../drugs/hospital-return.store.ts'
import { focusTable } from '../focus/focus.store.ts'
import { found } from '../http/schema.ts'
import { listWholeInvoices, wholeInvoicesOfPage } from '../invoices/whole-invoices.store.ts'
import { keptRecords, type KeptVersion } from '../records/record-pages.store.ts'
import type { VersionTable } from '../records/records.store.ts'
import { readingTable } from '../surveillance/surveillance.store.ts'
import { type ArchivedVisit, listVisitsOf } from '../tasks/tasks.store.ts'
import { warningTable } from '../warnings/warnings.store.ts'
import type { Snapshot } from './exporting.ts'

/** A document and its file in the archive. */
export type PlacedDocument = { document: Document; path: string }

type Told = DossierResource | Resource

/**
 * The dossier as one FHIR R4 Bundle, written entry by entry: what stands now, and what was struck marked as such. Its
 * earlier versions are in the PDF.
 */
export async function* fhirBundle(
  of: Snapshot,
  documents: AsyncIterable<PlacedDocument>,
): AsyncGenerator<Uint8Array> {
  const { now } = of
  yield Buffer.from(
    `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(now)},"entry":[`,
  )
  let parted = ''
  const seen = new Set<string>()
  for await (const resource of resources(of, documents)) {
    // Two anamneses are answers to the same questionnaires.
    if (seen.has(resource.id)) continue
    if (resource.resourceType === 'Questionnaire') seen.add(resource.id)
    yield Buffer.from(`${parted}${JSON.stringify({ fullUrl: fullUrlOf(resource.id), resource })}`)
    parted = ',\n'
  }
  yield Buffer.from(']}')
}

async function* resources(of: Snapshot, documents: AsyncIterable<PlacedDocument>): AsyncGenerator<Told> {
  yield await readPatient(of)
  yield* careResources(of)
  yield* workResources(of)
  for await (const { document, path } of documents) yield documentReferenceOf(document, encodeURI(path))
}

/** What was found and what is done about it. */
async function* careResources(of: Snapshot): AsyncGenerator<Told> {
  const { tx, dossier, knows, may, now } = of
  if (knows('warning.clinical'))
    for await (const warning of standing<Warning>(of, warningTable, 'since'))
      if (warning.kind === 'allergy') yield allergyOf(dossier, warning)
  if (knows('drug'))
    for await (const drug of standing<Drug>(of, drugTable, 'created_at'))
      yield medicationOf(drug, todayIn(now))
  if (knows('administration'))
    for await (const dose of standing<Administration>(of, administrationTable, 'day'))
      yield medicationAdministrationOf(asTold(may, 'administration', dose))
  if (knows('hospital_return'))
    for await (const done of inPages(tx, (pages, after: ReturnEntry | undefined) =>
      listReturns(pages, dossier, after),
    ))
      yield medicationListOf(done)
  if (knows('clinical_parameter'))
    for await (const reading of standing<Measured>(of, readingTable, 'measured_at'))
      yield measurementOf(reading)
  if (knows('focus'))
    for await (const focus of standing<Focus>(of, focusTable, 'created_at')) yield conditionOf(focus)
  if (knows('care_plan')) yield* carePlans(of)
  if (knows('opened_protocol'))
    for await (const opened of standing<OpenedProtocol>(of, openedProtocolTable('it'), 'created_at'))
      yield* openedProtocolResources(opened, namedId)
  if (knows('anamnesis'))
    for (const { _id } of await listAnamneses(tx, dossier, []))
      yield* await readAnamnesisResources(tx, dossier, _id, of)
}

/** What was done, and what was asked for it. */
async function* workResources({ tx, dossier, knows, author, today }: Snapshot): AsyncGenerator<Told> {
  if (knows('task'))
    for await (const visit of inPages(tx, (pages, after: ArchivedVisit | undefined) =>
      listVisitsOf(pages, dossier, after),
    )) {
      const encounter = encounterOf(dossier, visit)
      if (encounter) yield encounter
    }
  if (knows('invoice'))
    for await (const invoice of inPages(
      tx,
      (pages, after: WholeInvoice | undefined) => listWholeInvoices(pages, { author, today }, dossier, after),
      wholeInvoicesOfPage,
    ))
      yield invoiceResourceOf(invoice)
}

/** Each care plan in the version that it goes by. */
async function* carePlans({ tx, dossier }: Snapshot): AsyncGenerator<Told> {
  const plans = new Map<Id, KeptVersion<CarePlan>[]>()
  for await (const version of keptRecords<CarePlan>(tx, dossier, carePlanTable('it'), 'created_at'))
    plans.set(version._id, [...(plans.get(version._id) ?? []), version])
  for (const ofPlan of plans.values()) {
    const plan = versionToTell(ofPlan)
    if (plan) yield* carePlanResources(plan)
  }
}

/** The records of a table as they stand. */
async function* standing<Row extends object>(
  { tx, dossier }: Snapshot,
  table: VersionTable,
  by: string,
): AsyncGenerator<KeptVersion<Row>> {
  for await (const row of keptRecords<Row>(tx, dossier, table, by)) if (row.current) yield row
}

async function readPatient({ tx, dossier, knows }: Snapshot) {
  if (!knows('personal_data')) return patientOf(dossier, null)
  const row = found(await findDossier(tx, dossier))
  return patientOf(dossier, knows('personal_data.avs') ? row : { ...row, avs: null })
}
