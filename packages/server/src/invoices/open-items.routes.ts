import { getOfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import { getOpenBalances, getOpenItems } from '@vicino/domain/invoices/open-items.contract.ts'
import { reachOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { readOffice } from './office.store.ts'
import { listBalances, listOpen, sumOpen } from './open-items.store.ts'

export function serveOpenItems(serve: Serve): void {
  serve(getOpenItems, async call => {
    const [sums, page] = await Promise.all([sumOpen(call.tx, call), listOpen(call.tx, call, call.query)])
    return { sums, ...page }
  })

  serve(getOpenBalances, async call => {
    const { tx, author, today, query } = call
    // By whom clients are insured is for who may know it of all of them.
    if (query.by === 'payer' && reachOf(tx, author, 'sanitary.read', today) !== 'everything')
      throw new Refusal('forbidden')
    return listBalances(tx, call, query)
  })

  serve(getOfficeBilling, call => readOffice(call.tx, call))
}
