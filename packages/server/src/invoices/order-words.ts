import type { InvoiceLine } from '@vicino/domain/invoices/invoice.ts'

/** Whether a doctor ordered all of it, none, or a part (OAMal art. 59 para. 3bis). */
export function orderWords({ lines }: { lines: readonly Pick<InvoiceLine, 'ordered'>[] }): string {
  if (lines.every(({ ordered }) => ordered)) return 'con ordine medico'
  return lines.some(({ ordered }) => ordered) ? 'in parte con ordine medico' : 'senza ordine medico'
}
