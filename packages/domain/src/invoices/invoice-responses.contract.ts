import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { file } from '../wire/file.ts'
import { Id } from '../wire/id.ts'

/** A file of answers is as large as this at most, a single answer in an archive as well. */
export const responseMaxBytes = 5_000_000

/** What became of one file with an answer to an invoice. `writes`: it stands at the invoice from now on. */
export const responseOutcomes = [
  { value: 'accepted', label: 'Accettata', writes: true },
  { value: 'pending', label: 'In sospeso', writes: true },
  { value: 'rejected', label: 'Respinta', writes: true },
  { value: 'known', label: 'Questa risposta è già caricata', writes: false },
  { value: 'older', label: 'Una risposta più recente c’è già: nulla cambia', writes: false },
  { value: 'cancelled', label: 'La fattura è stornata: la risposta non cambia nulla', writes: false },
  {
    value: 'unknown_invoice',
    label: 'Nessuna fattura emessa porta questo numero e questa data',
    writes: false,
  },
  { value: 'not_ours', label: 'La risposta è indirizzata a un altro GLN', writes: false },
  { value: 'test', label: 'È la risposta a una fattura di prova: nulla cambia', writes: false },
  { value: 'encrypted', label: 'La risposta è cifrata: qui non si può leggere', writes: false },
  { value: 'not_a_response', label: 'Il file non è la risposta a una fattura elettronica', writes: false },
  { value: 'doctype', label: 'Il file contiene definizioni (DTD), che qui non si leggono', writes: false },
  { value: 'not_xml', label: 'Il file non è un XML leggibile', writes: false },
  { value: 'too_large', label: 'Il file è troppo grande', writes: false },
  { value: 'bad_archive', label: 'L’archivio non si può leggere', writes: false },
] as const
export const ResponseOutcome = z.enum(responseOutcomes.map(({ value }) => value))
export type ResponseOutcome = z.infer<typeof ResponseOutcome>

/** One file with what became of it; `note`: what the insurer says, as it stands at the invoice. */
export const ReadResponse = z.strictObject({
  file: z.string(),
  outcome: ResponseOutcome,
  invoice: z.nullable(z.strictObject({ _id: Id, dossierId: Id, number: z.string() })),
  note: z.string(),
})
export type ReadResponse = z.infer<typeof ReadResponse>

export const addInvoiceResponses = endpoint({
  method: 'POST',
  path: '/api/invoices/add_responses',
  summary:
    'Reads what insurers answer to electronic invoices (general invoice response 5.0 or 4.5), from a file or an archive of them: each invoice then stands as its insurer says, each answer counts once, and of each file it is told what became of it',
  permission: 'billing.issue_storno',
  entity: 'invoice',
  action: 'update',
  form: { maxBytes: responseMaxBytes },
  body: z.strictObject({ file: file(responseMaxBytes) }),
  answer: z.array(ReadResponse),
  problems: [],
})
