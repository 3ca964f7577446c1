import { payableOf } from '../billing/rappen.ts'
import type { Coverage } from '../coverages/coverage.ts'
import { daysOf, monthHolding } from '../days/month.ts'
import { needsOrder } from '../prescriptions/needs-order.ts'
import { isLamal } from '../services/lamal.ts'
import type { Id } from '../wire/id.ts'
import { drawnAnew } from './drawn-anew.ts'
import type { InvoiceContent, InvoiceOrder } from './invoice.ts'
import { eachProblem, type InvoiceProblem } from './invoice-problem.ts'
import type { InvoiceProblemCode } from './invoice-problems.catalogue.ts'
import { invoiceLinesOf, priced } from './lines.ts'
import { cantonShareOf } from './canton-document.ts'
import { contributedDays, contributionOf } from './contributed-days.ts'
import { billedOf, materialLines } from './material-lines.ts'
import { billedName, billerOf, insurerOf, isWholeAddress, ownerOf } from './parties.ts'
import { materialPayingOn, payingOn } from './payer.ts'
import { type BillingFacts, type MaterialToBill, type Ordering, paidAs, type ToBill } from './to-bill.ts'

/**
 * The invoices of a client's month, and what is to be looked at before they are issued, all or none. `besideOf`: of what is
 * drawn up anew beside an invoice of the care, the one that stands already.
 */
export type DrawnUp = {
  invoices: InvoiceContent[]
  besideOf: ReadonlyMap<InvoiceContent, Id>
  problems: InvoiceProblem[]
}

/**
 * Draws up what is not on an invoice yet: one invoice for each coverage, beside it what the client contributes and
 * the canton's share, and one for the client who has none; nothing where all that is left is billed already by the rounding
 * of its visit. What stood beside an invoice and was cancelled alone is drawn up anew.
 */
export function drawUp(known: BillingFacts): DrawnUp {
  const anew = drawnAnew(known)
  const facts = { ...known, contributed: [...known.contributed, ...anew.days] }
  const problems: InvoiceProblem[] = [
    ...facts.visits.map(({ code, taskId, date }) => ({ code, date, _id: taskId })),
    ...facts.changed.map(({ invoiceId, date }) => ({ code: 'changed_since' as const, date, _id: invoiceId })),
    ...restsOfChanged(facts),
    ...anew.problems,
  ]
  const byCoverage = new Map<Coverage | null, Owed>()
  const owedUnder = (coverage: Coverage | null): Owed => {
    const owed = byCoverage.get(coverage) ?? { performed: [], used: [], problems: [] }
    byCoverage.set(coverage, owed)
    return owed
  }
  for (const performed of facts.performed) {
    const { date, letter, order_required, orderedBy, prescribed } = performed
    const paying = payingOn(facts.coverages, letter, date)
    const owed = 'coverage' in paying ? owedUnder(paying.coverage) : undefined
    const said = (code: InvoiceProblemCode): unknown =>
      (owed?.problems ?? problems).push({ code, date, _id: null })
    if (paying.problem) said(paying.problem)
    const laws = 'coverage' in paying && paying.coverage ? [paying.coverage.law] : []
    if (orderedBy === null && needsOrder({ letter, order_required }, laws)) said('no_order')
    else if (!prescribed && isLamal(letter)) said('not_prescribed')
    owed?.performed.push(performed)
  }
  for (const used of billedOf(facts.used)) {
    const paying = materialPayingOn(facts.coverages, used.date)
    const owed = 'coverage' in paying ? owedUnder(paying.coverage) : undefined
    if (paying.problem)
      (owed?.problems ?? problems).push({ code: paying.problem, date: used.date, _id: null })
    owed?.used.push(used)
  }
  const invoices = Array.from(byCoverage, ([coverage, owed]) => {
    const drawn = invoiceOf(facts, coverage, owed)
    problems.push(...drawn.problems)
    return drawn.contents
  })
  const isRunning = known.month >= monthHolding(known.today)
  if (isRunning && invoices.some(({ length }) => length > 0))
    problems.push({ code: 'month_running', date: null, _id: null })
  return {
    invoices: [...anew.besideOf.keys(), ...invoices.flat()],
    besideOf: anew.besideOf,
    problems: eachProblem(problems),
  }
}

/** What is owed under one coverage: the invoice of the care, and beside it what the client contributes. */
type Drawn = { contents: InvoiceContent[]; problems: InvoiceProblem[] }

const unpaidByInsurer = { law: 'private', tiers: 'garant', treatment_reason: 'disease' } as const

/** Under these laws nobody pays without the numbers that the law asks for (OAMal art. 59 para. 1). */
const socialLaws: readonly string[] = ['kvg', 'uvg', 'ivg', 'mvg']

/** What is owed under one coverage, or by the client who has none. */
type Owed = { performed: ToBill[]; used: MaterialToBill[]; problems: InvoiceProblem[] }

function invoiceOf(facts: BillingFacts, coverage: Coverage | null, owing: Owed): Drawn {
  const { performed, used } = owing
  const { house, client, numbers } = facts
  const { law, tiers, treatment_reason } = coverage ?? unpaidByInsurer
  const canton = coverage?.canton ?? client.address?.canton ?? house.address?.canton ?? null
  const { start, end } = daysOf(facts.month)
  const contact = facts.insurers.find(({ _id }) => _id === coverage?.contactId)
  const insurer = insurerOf(coverage, contact)
  const owed = ownerOf(client, coverage)
  const paid = performed.map(each => paidAs(each, law))
  const coverageId = coverage?._id ?? null
  const { lines: unpriced, beyond } = invoiceLinesOf(
    paid,
    house,
    facts.billed.filter(part => part.coverageId === coverageId),
  )
  const tried = unpriced.map(line => priced(line, house, { law, canton, coverage }))
  const lines = tried.flatMap(one => ('line' in one ? [one.line] : []))
  const materials = materialLines(used, law)
  const partlyBilled = [...beyond, ...paidByOthers(facts.billed, performed, coverageId)].map(
    ({ taskId, date }) => ({ code: 'partly_billed' as const, date, _id: taskId }),
  )
  // The rest of visits that are billed in full already: it stays beside them, and is weighed with whatever comes later.
  if (used.length === 0 && unpriced.every(({ minutes }) => minutes === 0))
    return { contents: [], problems: partlyBilled }
  const total = [...lines, ...materials.lines].reduce((sum, { amount }) => sum + amount, 0)
  const content: InvoiceContent = {
    document: 'care',
    month: facts.month,
    start: later(start, coverage?.from),
    end: earlier(end, coverage?.until),
    coverageId,
    law,
    tiers,
    treatment_reason,
    case_number: coverage?.case_number ?? null,
    case_date: coverage?.case_date ?? null,
    canton,
    payer: tiers === 'payant' && insurer ? insurer : owed,
    insurer,
    insured_number: coverage?.insured_number ?? (law === 'kvg' ? numbers.insuranceNumber : null),
    card_number: coverage?.card_number ?? (law === 'kvg' ? numbers.cardNumber : null),
    client: {
      name: billedName(client),
      birthday: client.birthday,
      gender: client.gender,
      avs: numbers.avsNumber,
      address: client.address,
    },
    biller: billerOf(house, { canton, end }),
    orders: ordersOn(lines, facts.orders),
    lines,
    materials: materials.lines,
    contributions: [],
    canton_shares: [],
    payment_days: house.payment_days,
    total,
    payable: payableOf(total),
  }
  const problems: InvoiceProblem[] = [
    ...owing.problems,
    ...tried.flatMap(one => ('unpriced' in one ? [one.unpriced] : [])),
    ...partlyBilled,
    ...materials.without.map(({ materialId, date }) => ({
      code: 'no_material_price' as const,
      date,
      _id: materialId,
    })),
    ...lackingOf(content, numbers.without_avs).map(code => ({
      code,
      date: null,
      _id: code === 'no_insurer_gln' ? (contact?._id ?? null) : null,
    })),
  ]
  const { lines: days, unknown } = contributedDays(content, facts)
  if (unknown !== null) problems.push({ code: 'contribution_unknown', date: unknown, _id: null })
  const share = cantonShareOf(content, facts)
  const contents = share === null || share === 'unknown' ? [content] : [content, share]
  if (days.length === 0) return { contents, problems }
  if (!isWholeAddress(owed.address)) problems.push({ code: 'no_payer_address', date: null, _id: null })
  return { contents: [...contents, contributionOf(content, owed, days)], problems }
}

/**
 * The rest of what is billed in part on an invoice that does not hold any more: what is missing to the whole is known only
 * when that is cancelled, and then both are billed together.
 */
function restsOfChanged({ performed, billed, changed, house }: BillingFacts): InvoiceProblem[] {
  const isOne = house.minimum_scope === 'visit' ? isOfVisit : isOfDay
  const overtaken = new Set(changed.map(({ invoiceId }) => invoiceId))
  return billed
    .filter(part => overtaken.has(part.invoiceId) && performed.some(rest => isOne(rest, part)))
    .map(({ invoiceId, date }) => ({ code: 'rest_of_changed', date, _id: invoiceId }))
}

type Placed = Pick<ToBill, 'taskId' | 'date'>

const isOfVisit = (one: Placed, other: Placed): boolean => one.taskId === other.taskId
const isOfDay = (one: Placed, other: Placed): boolean => one.date === other.date

/**
 * What of the same visit was billed to somebody else, under whichever letter: a payer that changed since it was issued. The
 * visit was raised to its least minutes there already. Housekeeping has a payer of its own beside all care.
 */
function paidByOthers(
  billed: BillingFacts['billed'],
  performed: readonly ToBill[],
  coverageId: Coverage['_id'] | null,
): BillingFacts['billed'] {
  const careOf = ({ taskId, letter }: Pick<ToBill, 'taskId' | 'letter'>): string =>
    `${taskId} ${isLamal(letter)}`
  const owed = new Set(performed.map(careOf))
  return billed.filter(part => part.coverageId !== coverageId && owed.has(careOf(part)))
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one
const earlier = (one: string, other: string | null = null): string =>
  other !== null && other < one ? other : one

/** The orders that lines go by, the first first. */
function ordersOn(lines: InvoiceContent['lines'], known: readonly Ordering[]): InvoiceOrder[] {
  const named = new Set(lines.flatMap(({ orders }) => orders))
  return known
    .filter(({ _id }) => named.has(_id))
    .toSorted((one, other) =>
      one.start < other.start || (one.start === other.start && one._id < other._id) ? -1 : 1,
    )
    .map(({ doctor, ...order }) => ({ ...order, name: doctor ?? '' }))
}

/** What an invoice lacks, by what its law asks for. */
function lackingOf(content: InvoiceContent, withoutAvs: boolean): InvoiceProblemCode[] {
  const { client, insurer, payer, biller, law } = content
  const isSocial = socialLaws.includes(law)
  const lacking: Partial<Record<InvoiceProblemCode, boolean>> = {
    no_avs: isSocial && client.avs === null && !withoutAvs,
    no_insured_number: law === 'kvg' && content.insured_number === null,
    no_case: isSocial && law !== 'kvg' && content.case_number === null,
    no_card: law === 'kvg' && content.card_number === null,
    no_insurer_gln: isSocial && !insurer?.gln_number,
    no_payer_address: !isWholeAddress(payer.address),
    no_rcc: isSocial && biller.rcc_number === null,
    no_iban: biller.iban === null,
    no_biller_address: !isWholeAddress(biller.address),
    no_position: isSocial && [...content.lines, ...content.materials].some(({ code }) => code === null),
  }
  return (Object.keys(lacking) as InvoiceProblemCode[]).filter(code => lacking[code])
}
