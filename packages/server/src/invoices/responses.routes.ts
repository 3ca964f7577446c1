import { instantAt, millisecondsOf, todayIn } from '@vicino/domain/days/instant.ts'
import { addInvoiceEvent } from '@vicino/domain/invoices/invoices.contract.ts'
import {
  addInvoiceResponses,
  type ReadResponse,
  type ResponseOutcome,
  responseOutcomes,
} from '@vicino/domain/invoices/invoice-responses.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import { admitAllNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { holdInvoices } from './issuing.store.ts'
import { type Answered, givenAtOf, insertResponse, listAnswered, readBefore } from './responses.store.ts'
import { Unreadable } from './xml/read-xml.ts'
import { type InvoiceResponse, readResponse } from './xml/response.ts'
import { type Packed, unpack } from './xml/unpack.ts'

export function serveResponses(serve: Serve): void {
  serve(addInvoiceResponses, async call => {
    const { tx, author, session, today, body } = call
    const read = await readAll(new Uint8Array(await body.file.arrayBuffer()), body.file.name)
    const numbers = read.flatMap(({ response }) => response?.number ?? [])
    const house = found(await readBusinessSettings(tx, author.business))
    const named = await listAnswered(tx, call, numbers)
    const dossiers = [...new Set(named.map(({ dossierId }) => dossierId))]
    await admitAllNamed(tx, session, dossiers, today, addInvoiceEvent)
    await holdInvoices(tx, dossiers)
    // Somebody may have cancelled one while this call waited.
    const held = await listAnswered(tx, call, numbers)
    const answered = new Map(held.map(invoice => [invoice.number, invoice]))
    const answers: ReadResponse[] = []
    for (const [at, { file, outcome, response }] of inTime(read).entries()) {
      const invoice = response && answered.get(response.number)
      // Of two answers to one invoice in one file the later was written later.
      const writer = { ...call, now: instantAt(millisecondsOf(call.now) + at) }
      const became = response ? await write(writer, house.gln_number, invoice, response) : outcome
      answers.push(told(file, became, invoice, response))
    }
    return done(answers, { each: answers.flatMap(traceOf) })
  })
}

/** A file as it was read: what it answers, or why it says nothing. */
type Read = { file: string } & (
  | { response: InvoiceResponse; outcome?: never }
  | { response?: never; outcome: ResponseOutcome }
)

/** The older answer first: of two to one invoice the later is what it comes to. */
const inTime = (read: readonly Read[]): Read[] =>
  read.toSorted((one, other) => (one.response?.givenAt ?? 0) - (other.response?.givenAt ?? 0))

async function readAll(bytes: Uint8Array, name: string): Promise<Read[]> {
  const packed = await attempt(() => unpack(bytes, name))
  if (!Array.isArray(packed)) return [{ file: name, outcome: packed.outcome }]
  const read: Read[] = []
  for (const one of packed) {
    // Whoever waits meanwhile is answered while a file is read.
    read.push(await readOne(one))
  }
  return read
}

async function readOne({ name: file, bytes }: Packed): Promise<Read> {
  if (bytes === null) return { file, outcome: 'too_large' }
  const response = await attempt(() => readResponse(bytes))
  return response instanceof Unreadable ? { file, outcome: response.outcome } : { file, response }
}

async function attempt<Of>(read: () => Of | Promise<Of>): Promise<Of | Unreadable> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

type Writer = Pick<Call<typeof addInvoiceResponses>, 'tx' | 'author' | 'now' | 'today'>

/** Writes what an answer makes of its invoice; answers what became of it. */
async function write(
  { tx, author, now, today }: Writer,
  houseGln: string | null,
  invoice: Answered | undefined,
  response: InvoiceResponse,
): Promise<ResponseOutcome> {
  const isOurs = [houseGln, invoice?.gln].some(gln => !!gln && response.to.includes(gln))
  if (!isOurs) return 'not_ours'
  if (!invoice || !isOf(invoice, response)) return 'unknown_invoice'
  if (invoice.state !== 'issued') return 'cancelled'
  const { known, newer, sent_on } = await readBefore(tx, invoice._id, response)
  if (known) return 'known'
  const given = todayIn(givenAtOf(response))
  const date = [given < today ? given : today, sent_on ?? given].toSorted().at(-1)!
  await insertResponse(tx, { author, now, invoice: invoice._id, response, date: newer ? null : date })
  return newer ? 'older' : response.status
}

/** Another program of the same house may have given the same number: the date tells. */
const isOf = ({ issued_at }: Answered, { timestamp, day }: InvoiceResponse): boolean =>
  timestamp === Math.floor(Date.parse(issued_at) / 1000) || day === todayIn(issued_at)

function told(
  file: string,
  outcome: ResponseOutcome,
  invoice: Answered | undefined,
  response: InvoiceResponse | undefined,
): ReadResponse {
  const isNamed = invoice !== undefined && outcome !== 'not_ours' && outcome !== 'unknown_invoice'
  return {
    file,
    outcome,
    invoice: isNamed ? { _id: invoice._id, dossierId: invoice.dossierId, number: invoice.number } : null,
    note: isNamed ? (response?.note ?? '') : '',
  }
}

const writing = new Set<ResponseOutcome>(
  responseOutcomes.filter(({ writes }) => writes).map(({ value }) => value),
)

function traceOf({ outcome, invoice }: ReadResponse): { entity_id: Id; dossier_id: Id; fields: string[] }[] {
  if (!invoice || !writing.has(outcome)) return []
  return [{ entity_id: invoice._id, dossier_id: invoice.dossierId, fields: [outcome] }]
}
