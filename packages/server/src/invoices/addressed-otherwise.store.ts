import type { Day } from '@vicino/domain/days/day.ts'
import { monthHolding } from '@vicino/domain/days/month.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/**
 * The canton's shares `i` of a month that went to an office, or to an address, that the settings name otherwise since. What
 * is paid in full found its way, and nobody is asked to cancel it.
 */
export const addressedOtherwiseIn = (tx: Tx, start: Day, which: Fragment): Fragment => tx`
  select i.dossier_id, i._id, (i.content ->> 'start')::date
  from invoice i
  join business_settings s on s.business_id = i.business_id and s.current and s.written_at >= i.issued_at
  cross join lateral (
    select share.*
    from jsonb_to_recordset(s.canton_shares) as share(
      canton text, "from" date, recipient text, street text, house_no text, zip text, city text)
    where share.canton = i.content ->> 'canton' and share."from" <= (
      select max(line.date) from jsonb_to_recordset(i.content -> 'canton_shares') as line(date date))
    order by share."from" desc limit 1
  ) office
  cross join lateral (select i.content #>> '{payer,name}' as name, i.content #> '{payer,address}' as address) told
  where ${which} and i.month = ${monthHolding(start)} and i.state = 'issued' and i.document = 'canton_share'
    and (office.recipient, office.street, office.house_no, office.zip, office.city)
      is distinct from (told.name, told.address ->> 'street', coalesce(told.address ->> 'house_no', ''),
        told.address ->> 'zip', told.address ->> 'city')
    and i.payable > (select coalesce(sum(e.amount), 0) from invoice_event e where e.invoice_id = i._id)`
