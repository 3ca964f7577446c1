import type { DrawnUp } from '@vicino/domain/invoices/draw-up.ts'
import { electronicInvoice } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { blocks, eachProblem } from '@vicino/domain/invoices/invoice-problem.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { readSendingFacts } from './sending.store.ts'

/**
 * What was drawn up, with what it will lack to be sent electronically: it is issued all the same, and whoever mends it now
 * finds nothing waiting afterwards. What holds back the invoice itself is told as that.
 */
export async function withElectronicGaps(
  tx: Tx,
  business: Id,
  drawn: ReadonlyMap<Id, DrawnUp>,
): Promise<Map<Id, DrawnUp>> {
  const toSend = Array.from(drawn).flatMap(([dossierId, { invoices }]) =>
    invoices.filter(goesToInsurer).map(content => ({ _id: newId(), dossierId, content })),
  )
  const facts = await readSendingFacts(tx, business, toSend)
  const gapsOf = (dossier: Id) =>
    toSend
      .filter(({ dossierId }) => dossierId === dossier)
      .flatMap(({ _id, content }) => {
        const electronic = electronicInvoice(content, facts.get(_id)!)
        return 'problems' in electronic ? electronic.problems.filter(problem => !blocks(problem)) : []
      })
  return new Map(
    Array.from(drawn, ([dossier, one]): [Id, DrawnUp] => [
      dossier,
      { ...one, problems: eachProblem([...one.problems, ...gapsOf(dossier)]) },
    ]),
  )
}

/** Whether an invoice is sent electronically; what a client pays goes to her on paper. */
export const goesToInsurer = ({ document, law, tiers }: InvoiceContent): boolean =>
  document === 'care' && law !== 'private' && tiers === 'payant'
