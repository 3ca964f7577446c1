import type { DoctorNumbers } from '@vicino/domain/prescriptions/doctor-numbers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'

/**
 * By which number the doctor of the prescription `r` is named: as it is written there, and where it is the one that the
 * contact book held of her, as that was corrected since.
 */
export const doctorNumber = (tx: Tx, number: 'gln_number' | 'rcc_number'): Fragment => tx`
  coalesce((
    select c.${tx(number)} from contact c
    where c._id = r.doctor_id and exists (
      select from contact_version w
      where w.contact_id = c._id and w.replaced_at >= r.written_at and w.held ->> ${number}::text = r.${tx(number)})
  ), r.${tx(number)})`

type Numbered = DoctorNumbers & { _id: Id; version: number }

/** The numbers of those who ordered a client's prescriptions in the contact book, as they were corrected since. */
export const listDoctorNumbers = (tx: Tx, dossier: DossierId) => tx<Numbered[]>`
  select r._id, r.version, ${doctorNumber(tx, 'gln_number')} as gln_number,
    ${doctorNumber(tx, 'rcc_number')} as rcc_number
  from prescription r
  where r.dossier_id = ${dossier} and r.current and r.doctor_id is not null limit ${listedAtMost}`

/** Those of a prescription where they are others than it says; of a version of before they are not asked. */
export function correctedNumbers(
  { _id, version, gln_number, rcc_number }: Numbered,
  numbers: readonly Numbered[],
): DoctorNumbers | null {
  const now = numbers.find(each => each._id === _id && each.version === version)
  if (!now || (now.gln_number === gln_number && now.rcc_number === rcc_number)) return null
  return { gln_number: now.gln_number, rcc_number: now.rcc_number }
}
