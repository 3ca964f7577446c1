import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Caller, TestProgram } from './program.ts'
import { readyHouse, readyToBill } from './ready-to-bill.ts'

/** A house that bills: a nurse who also directs, and an office. */
export type BillingHouse = { program: TestProgram; business: Id; nurse: Caller; office: Caller }

export async function billingHouse(program: TestProgram): Promise<BillingHouse> {
  const business = await program.business()
  const nurse = await program.person(business, ['DS', 'AMM'])
  const office = await program.person(business, ['AMM'])
  await readyHouse(office)
  return { program, business, nurse, office }
}

type Care = { last_name?: string; insurer?: string; date?: string; minutes?: number }

/** A client of her own with half an hour of care on a day, that is on no invoice yet. */
export async function caredFor(
  { program, business, nurse }: BillingHouse,
  { last_name = 'Bernasconi', insurer = 'Cassa di Prova', date = '2026-10-05', minutes = 27 }: Care = {},
): Promise<Id> {
  const dossier = await program.dossier(business, { last_name })
  const base = `/api/dossiers/${dossier}`
  await program.assign(dossier, nurse)
  await nurse.call('PATCH', `${base}/sanitary_data`, { version: 1, avsNumber: '756.9217.0769.85' })
  await readyToBill(nurse, dossier, { insurer, from: '2026-01-01', until: '2026-12-31' })
  const visit = await nurse.call('POST', '/api/tasks/create_task', {
    title: 'Medicazione',
    date,
    start_time: '08:00',
    end_time: '08:45',
    client: dossier,
    status: 'completed',
    operators: [],
    confirm_overlap: { reason: 'serve alla prova' },
  })
  const performances = [{ service_details: { code: '5002.340' }, duration: minutes }]
  await nurse.call('POST', `/api/tasks/${visit.json()._id}/add_performances`, { performances })
  return dossier
}

/** An invoice of CHF 26.25, of a client of its own. */
export async function issuedInvoice(house: BillingHouse, care: Care = {}): Promise<InvoiceCard> {
  const dossier = await caredFor(house, care)
  const month = (care.date ?? '2026-10-05').slice(0, 7)
  const answer = await house.office.call('POST', `/api/dossiers/${dossier}/invoices/create_invoice`, {
    month,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()[0]
}
