import { francs } from '@vicino/domain/billing/rappen.ts'
import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { coverageLaws } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import {
  exportInvoices,
  exportOpenItems,
  exportResidualCost,
  getMissingCosts,
} from '@vicino/domain/invoices/accounting.contract.ts'
import { invoiceStates } from '@vicino/domain/invoices/invoice.ts'
import { residualSums } from '@vicino/domain/invoices/residual-cost.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import { type CsvCell, csvFile } from '../http/csv.ts'
import { done } from '../http/done.ts'
import { reachOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import type { Author } from '../access/author.ts'
import {
  type After,
  type BookedInvoice,
  countBooked,
  countOpenBooked,
  listBooked,
  listOpenBooked,
  listCosted,
  rowsReadAtOnce,
} from './accounting.store.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** 'LAMal' */
const lawOf = (law: string): string => labelOrValue(coverageLaws, law).split(' – ')[0]!

const money = (amount: number): CsvCell => ({ francs: amount })

/** A sum in Rappen; what nobody can reckon is empty, and no nought. */
const sumInFrancs = (rappen: number | null): CsvCell => (rappen === null ? null : money(francs(rappen)))

const letters = billedLetters.map(({ value }) => value)

const bookedHead = [
  'Numero',
  'Data',
  'Id cliente',
  'Cliente',
  'Pagatore',
  'Legge',
  'Dal',
  'Al',
  ...letters.map(letter => `${letter} CHF`),
  'Materiale CHF',
  'Partecipazione CHF',
  'Quota del Cantone CHF',
  'Totale CHF',
  'Arrotondamento CHF',
  'Da pagare CHF',
  'Pagato CHF',
  'Stato',
  'Storno',
]

const bookedRow = (one: BookedInvoice): CsvCell[] => [
  one.number,
  one.date,
  one.dossierId,
  one.client,
  one.payer,
  lawOf(one.law),
  one.start,
  one.end,
  ...letters.map(letter => (one.letters ? money(one.letters[letter] ?? 0) : null)),
  one.materials === null ? null : money(one.materials),
  one.contributions === null ? null : money(one.contributions),
  one.canton_shares === null ? null : money(one.canton_shares),
  money(one.total),
  money(one.payable - one.total),
  money(one.payable),
  money(one.paid),
  labelOrValue(invoiceStates, one.state),
  one.counterpart,
]

const openHead = [
  'Numero',
  'Data',
  'Giorni',
  'Id cliente',
  'Cliente',
  'Pagatore',
  'Legge',
  'Da pagare CHF',
  'Pagato CHF',
  'Aperto CHF',
  'Stato',
]

const residualHead = [
  'Mese',
  'NPA',
  'Comune',
  'Cantone',
  'Genere',
  'Legge',
  'Lettera',
  'Genere di cura',
  'Clienti',
  'Minuti fatturati',
  'Minuti svolti',
  'Importo CHF',
  'Quota del Cantone CHF',
  'Costo riconosciuto CHF',
  'Partecipazione CHF',
  'Costo residuo CHF',
]

/** The letter of what is no care, which no canton pays the rest of. */
const housekeeping = 'D'

/** Of which days a table is, as the audit log names them: it leaves the house. */
const daysOf = ({ from, to }: { from: Day; to: Day }): string => `${from} – ${to}`

/** Reads page after page, each in a transaction of its own: a slow download holds no connection. */
async function* pagesOf<Row extends NonNullable<After>>(
  read: (after: After) => Promise<readonly Row[]>,
  cellsOf: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[][]> {
  for (let after: After, isMore = true; isMore; ) {
    const rows = await read(after)
    yield rows.map(cellsOf)
    after = rows.at(-1)
    isMore = rows.length === rowsReadAtOnce
  }
}

export function serveAccounting(serve: Serve, pool: Sql): void {
  const readAs =
    ({ business, _id }: Author) =>
    <Answer>(work: (tx: Tx) => Promise<Answer>) =>
      asTenant(pool, { business, person: _id }, work)

  serve(exportInvoices, async ({ tx, author, today, now, query }) => {
    const read = readAs(author)
    const reader = { author, today }
    const booked = { ...query, now }
    const pages = pagesOf(after => read(async page => listBooked(page, reader, booked, after)), bookedRow)
    return done(csvFile(`fatture-${query.from}-${query.to}`, bookedHead, pages), {
      rows: await countBooked(tx, reader, booked),
      reason: daysOf(query),
    })
  })

  serve(exportOpenItems, async ({ tx, author, today }) => {
    const read = readAs(author)
    const reader = { author, today }
    const pages = pagesOf(
      after => read(async page => listOpenBooked(page, reader, after)),
      one => [
        one.number,
        one.date,
        one.days,
        one.dossierId,
        one.client,
        one.payer,
        lawOf(one.law),
        money(one.payable),
        money(one.paid),
        money(one.open),
        labelOrValue(invoiceStates, one.state),
      ],
    )
    return done(csvFile(`aperte-${today}`, openHead, pages), {
      rows: await countOpenBooked(tx, reader),
      reason: today,
    })
  })

  serve(exportResidualCost, async ({ tx, author, today, query }) => {
    const rows = (await residualCosts(tx, { author, today }, query)).rows()
    const cells = rows.map((row): CsvCell[] => [
      row.month,
      row.zip,
      row.place,
      row.canton,
      row.letter === housekeeping ? 'Economia domestica' : 'Cure',
      lawOf(row.law),
      row.letter,
      labelOrValue(careKinds, row.care_kind),
      row.clients,
      row.minutes,
      row.real_minutes,
      sumInFrancs(row.amount),
      sumInFrancs(row.canton_share),
      sumInFrancs(row.cost),
      sumInFrancs(row.contributed),
      sumInFrancs(row.residual),
    ])
    const pages = (async function* () {
      yield cells
    })()
    return done(csvFile(`costo-residuo-${query.from}-${query.to}`, residualHead, pages), {
      rows: rows.length,
      reason: daysOf(query),
    })
  })

  serve(getMissingCosts, async ({ tx, author, today, query }) =>
    (await residualCosts(tx, { author, today }, query)).missing(),
  )
}

/**
 * What was billed of the care of some days, by what the house wrote of its cost: read page after page, so that no more
 * invoices stand in memory than one holds. Which law pays is for who may know by whom clients are insured.
 */
async function residualCosts(
  tx: Tx,
  reader: { author: Author; today: Day },
  days: { from: Day; to: Day },
): Promise<ReturnType<typeof residualSums>> {
  const { author, today } = reader
  if (reachOf(tx, author, 'sanitary.read', today) !== 'everything') throw new Refusal('forbidden')
  const { recognised_costs } = found(await readBusinessSettings(tx, author.business))
  const sums = residualSums(recognised_costs, days)
  for (let after: Id | undefined, isMore = true; isMore; ) {
    const page = await listCosted(tx, reader, days, after)
    for (const invoice of page) sums.add(invoice)
    after = page.at(-1)?._id
    isMore = page.length === rowsReadAtOnce
  }
  return sums
}
