import type { Day } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { doctorNumber } from '../prescriptions/doctor-numbers.store.ts'

/**
 * Invoices `i` of a month that name a doctor or an insurer by a number that was corrected since. One that is paid in full
 * found whom it was for, and nobody is asked to cancel it.
 */
export const printedOtherwiseIn = (tx: Tx, start: Day, which: Fragment): Fragment => tx`
  select i.dossier_id, i._id, (i.content ->> 'start')::date
  from (
    -- Few numbers were corrected since: nothing of an invoice is unfolded before that is known ("offset 0").
    select i.* from invoice i
    where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued' and i.document = 'care'
      and (exists (
        select from prescription r
        where r.dossier_id = i.dossier_id and r.current and (r.written_at >= i.issued_at or exists (
          select from contact_version w where w.contact_id = r.doctor_id and w.replaced_at >= i.issued_at))
      ) or exists (
        select from coverage v join contact_version w on w.contact_id = v.contact_id and w.replaced_at >= i.issued_at
        where v.dossier_id = i.dossier_id and v.current
      ))
    offset 0
  ) as i
  where (exists (
    select from jsonb_to_recordset(i.content -> 'orders') as told(_id uuid, gln_number text, rcc_number text)
    join prescription r on r.dossier_id = i.dossier_id and r._id = told._id and r.current
    where told.gln_number <> coalesce(${doctorNumber(tx, 'gln_number')}, '')
      or told.rcc_number <> coalesce(${doctorNumber(tx, 'rcc_number')}, '')
  ) or exists (
    select from coverage v join contact c on c._id = v.contact_id
    where v.dossier_id = i.dossier_id and v._id = (i.content ->> 'coverageId')::uuid and v.current
      and i.content -> 'insurer' ->> 'gln_number' <> coalesce(c.gln_insurer, '')
  )) and i.payable > (select coalesce(sum(e.amount), 0) from invoice_event e where e.invoice_id = i._id)`
