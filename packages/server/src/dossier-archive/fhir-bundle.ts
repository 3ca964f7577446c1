import {
  allergyOf,
  conditionOf,
  documentReferenceOf,
  measurementOf,
  medicationOf,
  patientOf,
} from '@vicino/domain/fhir/dossier-resources.ts'
import { fullUrlOf } from '@vicino/domain/fhir/identity.ts'
import type { DossierResource, Resource } from '@vicino/domain/fhir/resource.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { Warning } from '@vicino/domain/warnings/warning.ts'
import { listAnamneses } from '../anamnesis/anamnesis.store.ts'
import { readAnamnesisResources } from '../anamnesis/whole-anamneses.store.ts'
import { findDossier } from '../dossiers/dossiers.store.ts'
import { drugTable } from '../drugs/drugs.store.ts'
import { focusTable } from '../focus/focus.store.ts'
import { found } from '../http/schema.ts'
import { readingTable } from '../surveillance/surveillance.store.ts'
import { warningTable } from '../warnings/warnings.store.ts'
import { type Exporting, keptRecords } from './exporting.ts'
import type { Kept } from './record-pages.store.ts'

/** A document and its file in the archive. */
export type Placed = { document: Document; path: string }

/**
 * The dossier as one FHIR R4 Bundle, written entry by entry: what stands now, and what was struck marked as such. Its
 * earlier versions are in the PDF.
 */
export async function* fhirBundle(
  of: Exporting,
  documents: AsyncIterable<Placed>,
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

async function* resources(
  of: Exporting,
  documents: AsyncIterable<Placed>,
): AsyncGenerator<DossierResource | Resource> {
  const { read, dossier, knows, now } = of
  yield await readPatient(of)
  if (knows('warning.clinical'))
    for await (const warning of standing<Warning>(of, warningTable, 'since'))
      if (warning.kind === 'allergy') yield allergyOf(dossier, warning)
  if (knows('drug'))
    for await (const drug of standing<Drug>(of, drugTable, 'created_at'))
      yield medicationOf(drug, todayIn(now))
  if (knows('clinical_parameter'))
    for await (const reading of standing<Reading>(of, readingTable, 'measured_at'))
      yield measurementOf(reading)
  if (knows('focus'))
    for await (const focus of standing<Focus>(of, focusTable, 'created_at')) yield conditionOf(focus)
  if (knows('anamnesis'))
    for (const { _id } of await read(async tx => listAnamneses(tx, dossier, [])))
      yield* await read(async tx => readAnamnesisResources(tx, dossier, _id, of))
  for await (const { document, path } of documents) yield documentReferenceOf(document, encodeURI(path))
}

/** The records of a table as they stand. */
async function* standing<Row extends object>(
  ...kept: Parameters<typeof keptRecords>
): AsyncGenerator<Kept<Row>> {
  for await (const row of keptRecords<Row>(...kept)) if (row.current) yield row
}

async function readPatient({ read, dossier, knows }: Exporting) {
  if (!knows('personal_data')) return patientOf(dossier, null)
  const row = found(await read(async tx => findDossier(tx, dossier)))
  return patientOf(dossier, knows('personal_data.avs') ? row : { ...row, avs: null })
}
