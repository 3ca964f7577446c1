import type { UseFormReturnType } from '@mantine/form'
import type { CantonalContribution } from '@vicino/domain/billing/contribution.ts'
import { francs } from '@vicino/domain/billing/rappen.ts'
import type { Tariff } from '@vicino/domain/billing/tariff.ts'
import {
  agreeOnContracts,
  type BusinessSettings,
  BusinessSettingsFields,
  type CantonalRcc,
} from '@vicino/domain/businesses/business-settings.ts'
import type { InsurerAgreement } from '@vicino/domain/businesses/insurer-agreement.ts'
import { NewAddress } from '@vicino/domain/people/address.ts'
import { formatIban } from '@vicino/domain/identifiers/iban.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { formatUid } from '@vicino/domain/identifiers/uid.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import * as z from 'zod/mini'
import {
  comparableAddress,
  type TypedAddress,
  typedAddress,
  writtenAddress,
} from '../../people/typed-address.ts'
import { textOrNull } from '../../ui/fields/text-or-null.ts'
import { inRappen } from './in-rappen.ts'
import {
  type TypedCantonShare,
  type TypedRecognisedCost,
  typedRecognisedCost,
  writtenRecognisedCost,
} from './typed-rules.ts'
import { type TypedWeek, typedWeek, writtenWeek } from '../week-hours.ts'

/** A number for a canton, perhaps half written. */
type TypedRcc = { canton: CantonalRcc['canton'] | null; rcc_number: string; from: string | null }

/** An agreement with an insurer, perhaps half written. */
export type TypedAgreement = Pick<InsurerAgreement, 'insurer' | 'contactId' | 'contract'> & {
  [Field in 'law' | 'tiers' | 'from']: InsurerAgreement[Field] | null
}

/** A tariff, perhaps half written; the rate in francs, as it is typed. */
export type TypedTariff = {
  [Field in 'law' | 'letter' | 'care_kind' | 'canton' | 'hourly_rate' | 'from']: Tariff[Field] | null
} & Record<'contract' | 'tariff_type' | 'code' | 'name', string>

export const blankTariff: TypedTariff = {
  law: 'kvg',
  letter: null,
  care_kind: 'ordinary',
  canton: null,
  hourly_rate: null,
  from: null,
  tariff_type: '',
  code: '',
  name: '',
  contract: '',
}

const typedTariff = (tariff: Tariff): TypedTariff => ({
  ...tariff,
  hourly_rate: francs(tariff.hourly_rate),
  contract: tariff.contract ?? '',
  tariff_type: tariff.tariff_type ?? '',
  code: tariff.code ?? '',
  name: tariff.name ?? '',
})

export const writtenTariff = (typed: TypedTariff) => ({
  ...typed,
  hourly_rate: inRappen(typed.hourly_rate),
  contract: textOrNull(typed.contract),
  tariff_type: textOrNull(typed.tariff_type),
  code: textOrNull(typed.code),
  name: textOrNull(typed.name),
})

/** What a canton asks of a client, perhaps half written; the cap in francs, as it is typed. */
export type TypedContribution = {
  [Field in keyof CantonalContribution]: CantonalContribution[Field] | null
}

export const blankContribution: TypedContribution = {
  canton: null,
  kind: 'percent_with_daily_cap',
  percent: null,
  daily_cap: null,
  min_age: null,
  from: null,
}

export const typedContribution = (contribution: CantonalContribution): TypedContribution => ({
  ...contribution,
  daily_cap: contribution.daily_cap === null ? null : francs(contribution.daily_cap),
})

/** The same in Rappen, and nothing of it where nobody contributes. */
export const writtenContribution = (typed: TypedContribution): TypedContribution =>
  typed.kind === 'none'
    ? { ...typed, percent: null, daily_cap: null, min_age: null }
    : { ...typed, daily_cap: inRappen(typed.daily_cap) }

/** What the form of the settings holds: texts as they are typed. */
export type SettingsValues = {
  version: number
  name: string
  legal_form: BusinessSettings['legal_form']
  business_type: BusinessSettings['business_type']
  address: TypedAddress
  phone: string
  email: string
  gln_number: string
  uid: string
  iban: string
  bank: string
  gln_intermediary: string
  copies_by_intermediary: boolean
  sending_mode: BusinessSettings['sending_mode'] | null
  payment_days: number | null
  reminder_days: number | null
  rcc: TypedRcc[]
  insurers: TypedAgreement[]
  tariffs: TypedTariff[]
  contributions: TypedContribution[]
  recognised_costs: TypedRecognisedCost[]
  canton_shares: TypedCantonShare[]
  round: BusinessSettings['round'] | null
  minimum_scope: BusinessSettings['minimum_scope'] | null
  opening_hours: TypedWeek
  retention_years: number | null
}

export type SettingsForm = UseFormReturnType<SettingsValues>

/** The settings as the form shows them: numbers grouped as they are read. */
export function valuesOfSettings(settings: BusinessSettings): SettingsValues {
  const { version, name, legal_form, business_type, address, phone, email, gln_number, uid, iban } = settings
  const { rcc, insurers, tariffs, contributions, round, minimum_scope, opening_hours, retention_years } =
    settings
  const { gln_intermediary, copies_by_intermediary, sending_mode, payment_days, reminder_days, bank } =
    settings
  const { recognised_costs, canton_shares } = settings
  return {
    version,
    name,
    legal_form,
    business_type,
    address: typedAddress(address),
    phone: phone === null ? '' : formatPhone(phone),
    email: email ?? '',
    gln_number: gln_number ?? '',
    uid: uid === null ? '' : formatUid(uid),
    iban: iban === null ? '' : formatIban(iban),
    bank: bank ?? '',
    gln_intermediary: gln_intermediary ?? '',
    copies_by_intermediary,
    sending_mode,
    payment_days,
    reminder_days,
    rcc: rcc.map(each => ({ ...each, rcc_number: formatRcc(each.rcc_number) })),
    insurers,
    tariffs: tariffs.map(typedTariff),
    contributions: contributions.map(typedContribution),
    recognised_costs: recognised_costs.map(typedRecognisedCost),
    canton_shares,
    round,
    minimum_scope,
    opening_hours: typedWeek(opening_hours),
    retention_years,
  }
}

const Written = z
  .strictObject({ ...BusinessSettingsFields.shape, address: z.nullable(NewAddress) })
  .check(agreeOnContracts)
type Written = z.output<typeof Written>

/**
 * What is written: a field that nobody filled in is nothing, a day without hours is closed. A row that is half written
 * is for the rules to refuse at its field.
 */
function writtenOf({ version: _version, ...typed }: SettingsValues): z.input<typeof Written> {
  const { address, opening_hours, phone, email, gln_number, uid, iban, bank, tariffs, contributions } = typed
  const { gln_intermediary, recognised_costs } = typed
  return {
    ...typed,
    phone: textOrNull(phone),
    email: textOrNull(email),
    gln_number: textOrNull(gln_number),
    uid: textOrNull(uid),
    iban: textOrNull(iban),
    bank: textOrNull(bank),
    gln_intermediary: textOrNull(gln_intermediary),
    address: writtenAddress(address),
    tariffs: tariffs.map(writtenTariff),
    contributions: contributions.map(writtenContribution),
    recognised_costs: recognised_costs.map(writtenRecognisedCost),
    opening_hours: writtenWeek(opening_hours),
  } as z.input<typeof Written>
}

/** The rules of the settings over what the form holds. */
export const formSettings = z.pipe(z.transform(writtenOf), Written)

/** The fields that differ from the settings as they stood; an address and a list are sent whole. */
export function changedSettings(written: Written, before: BusinessSettings): Partial<Written> {
  const said = (value: unknown): string => comparableAddress(value)
  const same = (field: keyof Written): boolean =>
    field === 'address'
      ? said(writtenAddress(typedAddress(before.address))) === said(written.address)
      : said(before[field]) === said(written[field])
  return Object.fromEntries(
    (Object.keys(written) as (keyof Written)[])
      .filter(field => !same(field))
      .map(field => [field, written[field]]),
  )
}
