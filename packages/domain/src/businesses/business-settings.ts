import * as z from 'zod/mini'
import { BillingRule, usualBillingRule } from '../billing/billed-minutes.ts'
import { CantonShare, cantonShareKey } from '../billing/canton-share.ts'
import { contributionKey, WholeContribution } from '../billing/contribution.ts'
import { heldOn } from '../billing/dated-rules.ts'
import { RecognisedCost, recognisedCostKey } from '../billing/recognised-cost.ts'
import { contractsUnder, tariffKey, WholeTariff } from '../billing/tariff.ts'
import { Day } from '../days/day.ts'
import { Instant } from '../days/instant.ts'
import { Gln } from '../identifiers/gln.ts'
import { Iban } from '../identifiers/iban.ts'
import { Rcc } from '../identifiers/rcc.ts'
import { Uid } from '../identifiers/uid.ts'
import { Address, NewAddress } from '../people/address.ts'
import { Canton } from '../people/canton.ts'
import { Email } from '../people/email.ts'
import { Phone } from '../people/phone.ts'
import { Signature } from '../records/versioned.ts'
import { maxLength } from '../wire/length.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { agreementKey, WholeAgreement } from './insurer-agreement.ts'
import { SendingMode } from './sending-mode.ts'
import { WorkingHours } from './working-hours.ts'

/** As what a house stands in the commercial register, or that it stands in none. */
export const legalForms = [
  { value: 'sole_proprietorship', label: 'Ditta individuale' },
  { value: 'general_partnership', label: 'Società in nome collettivo' },
  { value: 'limited_partnership', label: 'Società in accomandita' },
  { value: 'limited_company', label: 'Società a garanzia limitata (Sagl)' },
  { value: 'public_limited_company', label: 'Società anonima (SA)' },
  { value: 'cooperative', label: 'Società cooperativa' },
  { value: 'association', label: 'Associazione' },
  { value: 'foundation', label: 'Fondazione' },
  { value: 'public_law', label: 'Ente di diritto pubblico' },
] as const
export const LegalForm = z.enum(legalForms.map(({ value }) => value))

/** In what it works, as the cantons plan it. */
export const businessTypes = [
  { value: 'spitex_public_interest', label: "Spitex d'interesse pubblico" },
  { value: 'spitex_private', label: 'Spitex privato' },
  { value: 'independent_nurse', label: 'Studio infermieristico' },
  { value: 'support_service', label: "Servizio d'appoggio" },
  { value: 'other', label: 'Altro tipo' },
] as const
export const BusinessType = z.enum(businessTypes.map(({ value }) => value))

/** Under which number a house bills in a canton, from a day on. */
export const CantonalRcc = z.strictObject({ canton: Canton, rcc_number: Rcc, from: Day })
export type CantonalRcc = z.infer<typeof CantonalRcc>

const mostRcc = 60

/** As many as there are insurers, with one change of the agreement each. */
const mostAgreements = 120

/** Each letter of each law and kind of care in some cantons, with its changes of some years. */
const mostTariffs = 400

/** Each canton, with its changes of some years. */
const mostContributions = 120
const mostCantonShares = mostContributions

/** Each letter of each kind of care in some cantons, with its changes of some years. */
const mostRecognisedCosts = 400

const eachOnce = <Row>(keyOf: (row: Row) => string) =>
  z.refine<Row[]>(listed => new Set(listed.map(keyOf)).size === listed.length, 'twice')

/** As much as stands beside an account on one line of an invoice. */
const bankMax = 50

/** Thirty days are usual; insurers agree on up to 45 with independent nurses. */
const paymentDays = { min: 1, max: 120, usual: 30 } as const
export const reminderDays = { min: 1, max: 60, usual: 10 } as const

/** Years for which a health dossier is kept after its last entry: ten by cantonal law, twenty proposed (art. 128a CO). */
export const retentionYears = { min: 10, max: 50, usual: 20 } as const

/** What a business says of itself on bills and to authorities; what nobody wrote is null. */
export const BusinessSettingsFields = z.strictObject({
  name: someLine(nameMax),
  legal_form: z.nullable(LegalForm),
  business_type: z.nullable(BusinessType),
  address: z.nullable(Address),
  phone: z.nullable(Phone),
  email: z.nullable(Email),
  gln_number: z.nullable(Gln),
  uid: z.nullable(Uid),
  iban: z.nullable(Iban),
  /** What the bank of that account is called. */
  bank: z.nullable(someLine(bankMax)),
  rcc: z.array(CantonalRcc).check(
    maxLength(mostRcc, 'too_many'),
    eachOnce(({ canton, from }) => `${canton} ${from}`),
  ),
  insurers: z.array(WholeAgreement).check(maxLength(mostAgreements, 'too_many'), eachOnce(agreementKey)),
  /** Through whom electronic invoices go; null: straight to who pays. */
  gln_intermediary: z.nullable(Gln),
  /** Whether the intermediary sends the clients the copy that is theirs (art. 42 para. 3 LAMal). */
  copies_by_intermediary: z.boolean(),
  sending_mode: SendingMode,
  /** Within how many days an invoice is to be paid; after that it is overdue. */
  payment_days: z.int().check(z.minimum(paymentDays.min), z.maximum(paymentDays.max)),
  /** Within how many days of a reminder what is still open is to be paid. */
  reminder_days: z.int().check(z.minimum(reminderDays.min), z.maximum(reminderDays.max)),
  tariffs: z.array(WholeTariff).check(maxLength(mostTariffs, 'too_many'), eachOnce(tariffKey)),
  contributions: z
    .array(WholeContribution)
    .check(maxLength(mostContributions, 'too_many'), eachOnce(contributionKey)),
  recognised_costs: z
    .array(RecognisedCost)
    .check(maxLength(mostRecognisedCosts, 'too_many'), eachOnce(recognisedCostKey)),
  canton_shares: z
    .array(CantonShare)
    .check(maxLength(mostCantonShares, 'too_many'), eachOnce(cantonShareKey)),
  ...BillingRule.shape,
  opening_hours: WorkingHours,
  retention_years: z.int().check(z.minimum(retentionYears.min), z.maximum(retentionYears.max)),
})
export type BusinessSettingsFields = z.infer<typeof BusinessSettingsFields>

/** The rule between two lists: an agreement names a contract of which a tariff says something. */
export const agreeOnContracts = z.superRefine<Pick<BusinessSettingsFields, 'insurers' | 'tariffs'>>(
  ({ insurers, tariffs }, context) =>
    insurers.forEach(({ law, contract }, at) => {
      if (contract === null || contractsUnder(tariffs, law).includes(contract)) return
      const path = ['insurers', at, 'contract']
      context.addIssue({ code: 'custom', path, message: 'not_an_option', input: contract })
    }),
)

/** The settings as a change has to leave them. */
export const WholeBusinessSettings = BusinessSettingsFields.check(agreeOnContracts)

/** The settings of a business as they stand. Version 0: nobody has written any. */
export const BusinessSettings = z.strictObject({
  businessId: z.string(),
  version: z.number(),
  ...BusinessSettingsFields.shape,
  author: z.nullable(Signature),
  written_at: z.nullable(Instant),
})
export type BusinessSettings = z.infer<typeof BusinessSettings>

/** The fields to change, over the version that was seen; an address and the list of numbers are written whole. */
export const BusinessSettingsChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  ...z.partial(z.strictObject({ ...BusinessSettingsFields.shape, address: z.nullable(NewAddress) })).shape,
})
export type BusinessSettingsChange = z.infer<typeof BusinessSettingsChange>

/** What stands before anybody has written anything. */
export const settingsDefaults = (name: string): BusinessSettingsFields => ({
  name,
  legal_form: null,
  business_type: null,
  address: null,
  phone: null,
  email: null,
  gln_number: null,
  uid: null,
  iban: null,
  bank: null,
  rcc: [],
  insurers: [],
  gln_intermediary: null,
  copies_by_intermediary: false,
  sending_mode: 'production',
  payment_days: paymentDays.usual,
  reminder_days: reminderDays.usual,
  tariffs: [],
  contributions: [],
  recognised_costs: [],
  canton_shares: [],
  ...usualBillingRule,
  opening_hours: {},
  retention_years: retentionYears.usual,
})

/** Under which number the business bills in a canton on a day: the newest that has begun; undefined where it has none. */
export const rccOn = (listed: readonly CantonalRcc[], canton: Canton, day: Day): Rcc | undefined =>
  heldOn(listed, day, each => each.canton === canton)?.rcc_number
