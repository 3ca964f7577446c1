import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

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
