import type { Instant } from '@vicino/domain/days/instant.ts'
import {
  PrescribedFields,
  type Prescription,
  PrescriptionFields,
} from '@vicino/domain/prescriptions/prescription.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Call } from '../http/serve.ts'
import type { updatePrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { findCurrent, replaceVersion } from '../records/records.store.ts'
import { prescriptionTable, rowOf, type StoredPrescription } from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'

type Asking = Pick<Call<typeof updatePrescription>, 'tx' | 'dossier' | 'author' | 'today' | 'now'>

/** What is written of a prescription, without what is only told of its services. */
export const writtenPrescription = (stored: StoredPrescription): PrescriptionFields =>
  fieldsOf(PrescriptionFields, {
    ...stored,
    services: stored.services.map(service => fieldsOf(PrescribedFields, service)),
  })

/**
 * The prescription as it was seen, to be changed, and how it is told.
 * @throws {Refusal} `stale` or `struck`, with the prescription as it stands
 */
export async function readToChange(call: Asking, id: string, seen: number) {
  const { tx, dossier, author } = call
  const table = prescriptionTable(author.language)
  const before = found(await findCurrent<StoredPrescription>(tx, table, dossier, id))
  const tell = await tellingPrescriptions(call)
  refuseStale(tell(before), seen)
  if (before.struck) throw new Refusal('struck', { current: tell(before) })
  return { before, tell }
}

type Next = PrescriptionFields &
  Pick<Prescription, 'status' | 'original_end' | 'signature' | 'in_place_of' | 'reason' | 'struck'>

/** Writes the version that follows. */
export function replacePrescription(
  { tx, dossier, author, now }: Asking & { now: Instant },
  before: StoredPrescription,
  next: Next,
): Promise<StoredPrescription> {
  const { _id, version, renews, written_by, created_at } = before
  return replaceVersion<StoredPrescription>(
    tx,
    prescriptionTable(author.language),
    { dossier, author },
    before,
    {
      ...rowOf(next),
      _id,
      version: version + 1,
      renews,
      written_by,
      created_at,
      written_at: now,
    },
  )
}

/** The news that somebody wrote, changed or signed a prescription. */
export const newsOfPrescription = (
  { written_by: _writer, ...stored }: StoredPrescription,
  action: Parameters<typeof newsOf>[2],
) => newsOf('Prescription', stored, action)
