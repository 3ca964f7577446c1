import * as z from 'zod/mini'
import { BilledLetter, CareKind } from '../billing/tariff.ts'
import { CoverageLaw, Tiers, TreatmentReason } from '../coverages/coverage.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Month } from '../days/month.ts'
import { Address } from '../people/address.ts'
import { Canton } from '../people/canton.ts'
import { Gender } from '../people/gender.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { InvoiceEvent } from './invoice-event.ts'

/**
 * Where an invoice stands: by what was paid of it, else by what last became of it. It is never changed: `cancelled` has
 * a counter-entry, `counter_entry` is one.
 */
export const invoiceStates = [
  { value: 'issued', label: 'Emessa' },
  { value: 'transmitted', label: 'Trasmessa' },
  { value: 'accepted', label: 'Accettata' },
  { value: 'pending', label: 'In sospeso' },
  { value: 'rejected', label: 'Respinta' },
  { value: 'reminded', label: 'Richiamata' },
  { value: 'partly_paid', label: 'Pagata in parte' },
  { value: 'paid', label: 'Pagata' },
  { value: 'cancelled', label: 'Stornata' },
  { value: 'counter_entry', label: 'Storno' },
] as const
export const InvoiceState = z.enum(invoiceStates.map(({ value }) => value))
export type InvoiceState = z.infer<typeof InvoiceState>

/** What is owed for the minutes of one letter on one day. `hourly_rate` and `amount` are in Rappen. */
export const InvoiceLine = z.strictObject({
  date: Day,
  letter: BilledLetter,
  care_kind: CareKind,
  /** Whether a doctor ordered all of it (OAMal art. 59 para. 3bis), and by which of the invoice's orders. */
  ordered: z.boolean(),
  orders: z.array(Id),
  /** What was done, by code: what an invoice was issued without before it was kept, it never says. */
  services: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  contract: z.nullable(z.string()),
  tariff_type: z.nullable(z.string()),
  code: z.nullable(z.string()),
  /** What the position is called in the tariff. */
  name: z.nullable(z.string()),
  hourly_rate: z.number(),
  /** Of acute and transitional care: how many percent of the whole its payer bears; the rest stands on the canton's document. */
  share: z.nullable(z.strictObject({ percent: z.number(), whole: z.number() })),
  /** As they are billed, a multiple of five; `real_minutes` as they were. */
  minutes: z.number(),
  real_minutes: z.number(),
  amount: z.number(),
  /** The same by visit: the rest of one that comes to light later is billed as what is missing. */
  visits: z.array(z.strictObject({ taskId: Id, minutes: z.number(), real_minutes: z.number() })),
  /** What was performed in them, each in the version that is billed. */
  performances: z.array(
    z.strictObject({
      performanceId: Id,
      taskId: Id,
      version: z.number(),
      minutes: z.number(),
      /** The code of its service. */
      service: z.nullable(z.string()),
    }),
  ),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/**
 * What is owed for a material that was used on one day: so many of its units, in steps of a hundredth, at a price in
 * Rappen.
 */
export const MaterialLine = z.strictObject({
  date: Day,
  materialId: Id,
  name: z.string(),
  unit: z.string(),
  tariff_type: z.nullable(z.string()),
  code: z.nullable(z.string()),
  quantity: z.number(),
  price: z.number(),
  amount: z.number(),
  /** What was written of its use, each in the version that is billed. */
  uses: z.array(z.strictObject({ useId: Id, taskId: Id, version: z.number(), quantity: z.number() })),
})
export type MaterialLine = z.infer<typeof MaterialLine>

/**
 * What a client contributes to the care of one day (art. 25a para. 5 LAMal): so many percent of what the insurer pays for
 * it, at most `cap`. Amounts are in Rappen.
 */
export const ContributionLine = z.strictObject({
  date: Day,
  care_amount: z.number(),
  percent: z.number(),
  cap: z.number(),
  amount: z.number(),
})
export type ContributionLine = z.infer<typeof ContributionLine>

/**
 * What a canton pays of acute and transitional care of one day and letter (art. 25a para. 2 LAMal): so many percent of the
 * `whole`, of which the insurer pays the rest. Amounts are in Rappen.
 */
export const CantonShareLine = z.strictObject({
  date: Day,
  letter: BilledLetter,
  minutes: z.number(),
  hourly_rate: z.number(),
  whole: z.number(),
  percent: z.number(),
  amount: z.number(),
})
export type CantonShareLine = z.infer<typeof CantonShareLine>

/**
 * As what something is owed: `contribution` is the client's own part, `canton_share` the canton's, each on a document of its
 * own beside the insurer's.
 */
export const invoiceDocuments = [
  { value: 'care', label: 'Fattura' },
  { value: 'contribution', label: 'Partecipazione ai costi delle cure' },
  { value: 'canton_share', label: 'Quota del Cantone' },
] as const
const InvoiceDocument = z.enum(invoiceDocuments.map(({ value }) => value))
type InvoiceDocument = z.infer<typeof InvoiceDocument>
/** What is owed beside the invoice of the care, and falls with it. */
export type BesideCare = Exclude<InvoiceDocument, 'care'>

const Party = z.strictObject({
  name: z.string(),
  address: z.nullable(Address),
  gln_number: z.nullable(z.string()),
})

/** A doctor's order by which something on an invoice was done. */
export const InvoiceOrder = z.strictObject({
  /** The prescription; unknown on what was issued before each order was kept. */
  _id: z.nullable(Id),
  name: z.string(),
  gln_number: z.nullable(z.string()),
  rcc_number: z.nullable(z.string()),
  ordered_on: z.nullable(Day),
  start: z.nullable(Day),
  end: z.nullable(Day),
})
export type InvoiceOrder = z.infer<typeof InvoiceOrder>

/**
 * All that an invoice says, as it was when it was issued: one client, one payer, one law, one month. Money is in Rappen as
 * it is reckoned and kept, `total` the sum of all lines, `payable` what is paid of it. Minutes and materials stand on a
 * document of care, the days of a contribution and the canton's share each on one of their own.
 */
export const InvoiceContent = z.strictObject({
  document: InvoiceDocument,
  month: Month,
  start: Day,
  end: Day,
  coverageId: z.nullable(Id),
  law: CoverageLaw,
  tiers: Tiers,
  treatment_reason: TreatmentReason,
  case_number: z.nullable(z.string()),
  case_date: z.nullable(Day),
  canton: z.nullable(Canton),
  payer: Party,
  insurer: z.nullable(Party),
  insured_number: z.nullable(z.string()),
  card_number: z.nullable(z.string()),
  client: z.strictObject({
    name: z.string(),
    birthday: Day,
    gender: Gender,
    avs: z.nullable(z.string()),
    address: z.nullable(Address),
  }),
  biller: z.strictObject({
    ...Party.shape,
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    rcc_number: z.nullable(z.string()),
    uid: z.nullable(z.string()),
    iban: z.nullable(z.string()),
    bank: z.nullable(z.string()),
  }),
  /** By whose orders, each with the days for which it holds, where a line says that somebody ordered it. */
  orders: z.array(InvoiceOrder),
  lines: z.array(InvoiceLine),
  materials: z.array(MaterialLine),
  contributions: z.array(ContributionLine),
  canton_shares: z.array(CantonShareLine),
  /** Within how many days of its date it is to be paid. */
  payment_days: z.number(),
  total: z.number(),
  payable: z.number(),
})
export type InvoiceContent = z.infer<typeof InvoiceContent>

/** The same as every answer tells it: in francs with at most two decimals, as the cards are. Made by `inFrancs`. */
export const ToldContent = InvoiceContent.brand<'francs'>()
export type ToldContent = z.infer<typeof ToldContent>

/**
 * An invoice as the lists show it; `total` and `payable` are in francs with at most two decimals. `payer` is null for
 * who reads what was billed, and not by whom a client is insured.
 */
export const InvoiceCard = z.strictObject({
  _id: Id,
  dossierId: Id,
  number: z.string(),
  document: InvoiceDocument,
  state: InvoiceState,
  period: z.strictObject({ start: Day, end: Day }),
  currency: z.literal('CHF'),
  total: z.number(),
  payable: z.number(),
  /** How often it was reminded of. */
  level: z.number(),
  /** What of it is still to come in, in francs; below 0 more came than was owed. */
  open: z.number(),
  payer: z.nullable(z.string()),
  law: CoverageLaw,
  issued_at: Instant,
  /** The last day on which it is paid in time. */
  due_on: Day,
})
export type InvoiceCard = z.infer<typeof InvoiceCard>

/** Another invoice, as one names it. */
const OtherInvoice = z.strictObject({ _id: Id, number: z.string() })

/**
 * A whole invoice as it was issued, and what became of it. `reason`: why it was cancelled, on the invoice and on its
 * counter-entry; `content` is null where `payer` is.
 */
export const WholeInvoice = z.strictObject({
  ...InvoiceCard.shape,
  content: z.nullable(ToldContent),
  /** The other entry of a pair: what cancels, or what is cancelled. */
  counterpart: z.nullable(OtherInvoice),
  /** What the client contributes to it, as long as that stands: it falls with it. */
  contribution: z.nullable(OtherInvoice),
  /** What the canton pays of its acute and transitional care, as long as that stands. */
  canton_share: z.nullable(OtherInvoice),
  /** Of a contribution, or of a canton's share: the invoice of the care that it is of. */
  contribution_to: z.nullable(OtherInvoice),
  reason: z.nullable(z.string()),
  author: Signature,
  /** What became of it, the newest first. */
  events: z.array(InvoiceEvent),
})
export type WholeInvoice = z.infer<typeof WholeInvoice>

/** The same, and whether something that it says does not hold any more: it is then to be cancelled. */
export const Invoice = z.strictObject({ ...WholeInvoice.shape, overtaken: z.boolean() })
export type Invoice = z.infer<typeof Invoice>
