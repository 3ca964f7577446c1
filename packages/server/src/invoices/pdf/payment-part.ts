import { francs } from '@vicino/domain/billing/rappen.ts'
import { paymentReference } from '@vicino/domain/identifiers/payment-reference.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import type { Address } from '@vicino/domain/people/address.ts'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data, Debtor } from 'swissqrbill/types'
import { mm2pt } from 'swissqrbill/utils'
import type { SheetBlock } from './sheet-course.ts'

/** As long as the parts of a structured address may be on a QR-bill. */
const limits = { name: 70, street: 70, city: 35 } as const

function partyOf(name: string, address: Address | null): Debtor | undefined {
  if (!address?.zip || !address.city) return undefined
  return {
    name: name.slice(0, limits.name),
    address: address.street.slice(0, limits.street),
    ...(address.house_no && { buildingNumber: address.house_no }),
    zip: address.zip,
    city: address.city.slice(0, limits.city),
    country: address.country,
  }
}

/** What a QR-bill says of an invoice; undefined where nothing is owed, or nobody wrote into which account. */
export function paymentOf(
  number: string,
  message: string,
  { biller, payer, payable }: InvoiceContent,
): Data | undefined {
  const creditor = partyOf(biller.name, biller.address)
  const debtor = partyOf(payer.name, payer.address)
  if (payable <= 0 || biller.iban === null || !creditor) return undefined
  return {
    currency: 'CHF',
    amount: francs(payable),
    creditor: { ...creditor, account: biller.iban },
    ...(debtor && { debtor }),
    reference: paymentReference(biller.iban, number),
    message,
  }
}

/** As high as receipt and payment part are, in points. */
const height = mm2pt(105)

/** Receipt and payment part at the foot of the page, on a page of their own where no room is left. */
export const paymentBlock = (sheet: PDFKit.PDFDocument, data: Data): SheetBlock => ({
  height,
  limit: sheet.page.height,
  draw: () => {
    // The payment part reaches to the very edge, where text would else begin a new page.
    sheet.page.margins = { ...sheet.page.margins, bottom: 0 }
    const foot = sheet.page.height - height
    // What was drawn before may have left another colour: receipt and payment part are black.
    sheet.fillColor('black').strokeColor('black')
    new SwissQRBill(data, { fontName: 'Liberation Sans', language: 'IT' }).attachTo(sheet, 0, foot)
  },
})
