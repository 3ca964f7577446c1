import { inFrancs } from '@vicino/domain/invoices/in-francs.ts'
import type { Invoice, InvoiceContent, ToldContent } from '@vicino/domain/invoices/invoice.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { findServices } from '../services/services.store.ts'
import type { KeptInvoice } from './whole-invoices.store.ts'

type Asking = { tx: Tx; author: Pick<Author, 'language'> }

/**
 * What an invoice says as it is told: in francs, and each service of the catalogue as the reader calls it. On paper it
 * keeps the language in which it was issued.
 */
export async function toldContent({ tx, author }: Asking, content: InvoiceContent): Promise<ToldContent> {
  const { language } = author
  if (language === 'it') return inFrancs(content)
  const codes = new Set(content.lines.flatMap(({ services }) => services.map(({ code }) => code)))
  const known = await findServices(tx, [...codes], content.end, language)
  return inFrancs({
    ...content,
    lines: content.lines.map(line => ({
      ...line,
      services: line.services.map(({ code, name }) => ({ code, name: known.get(code)?.name ?? name })),
    })),
  })
}

/** An invoice as it is told. */
export const toldInvoice = async (
  asking: Asking,
  { content, ...invoice }: KeptInvoice,
): Promise<Invoice> => ({
  ...invoice,
  content: content && (await toldContent(asking, content)),
})
