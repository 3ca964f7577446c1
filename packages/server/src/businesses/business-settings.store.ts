import type { BusinessSettings, BusinessSettingsFields } from '@vicino/domain/businesses/business-settings.ts'
import { reminderDays, settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'

/** The settings as they stand; the name is the one that everything else reads. */
export async function readBusinessSettings(tx: Tx, business: Id): Promise<BusinessSettings | undefined> {
  const [named] = await tx<{ name: string }[]>`select name from business where _id = ${business}`
  if (!named) return undefined
  const [settings] = await tx<Omit<BusinessSettings, 'name'>[]>`
    select business_id as "businessId", version, legal_form, business_type, address, phone, email, gln_number, uid, iban, bank,
      rcc, insurers, gln_intermediary, copies_by_intermediary, sending_mode, payment_days, reminder_days, tariffs, contributions,
      recognised_costs, canton_shares, round, minimum_scope, opening_hours,
      retention_years, author, written_at
    from business_settings where business_id = ${business} and current`
  const unwritten = { businessId: business, version: 0, author: null, written_at: null }
  return { ...settingsDefaults(named.name), ...(settings ?? unwritten), name: named.name }
}

/** Within how many days a reminder asked to be paid that was written at an instant: by the settings that stood then. */
export async function reminderDaysAt(tx: Tx, business: Id, at: Instant): Promise<number> {
  const [settings] = await tx<{ reminder_days: number }[]>`
    select reminder_days from business_settings where business_id = ${business} and written_at <= ${at}
    order by version desc limit 1`
  return settings?.reminder_days ?? reminderDays.usual
}

/** Lets one change of the settings wait for the other. */
export const holdBusiness = (tx: Tx, business: Id) =>
  tx`select from business where _id = ${business} for no key update`

type Writer = { signature: Signature; now: Instant }

/** Writes the version that stands from now on, and the name where everything else reads it. */
export async function writeBusinessSettings(
  tx: Tx,
  business: Id,
  version: number,
  fields: BusinessSettingsFields,
  { signature, now }: Writer,
): Promise<void> {
  await tx`update business_settings set current = false where business_id = ${business} and current`
  const row = { ...fields, business_id: business, version, author: signature, written_at: now }
  await Promise.all([
    tx`insert into business_settings ${tx(row)}`,
    tx`update business set name = ${fields.name} where _id = ${business} and name <> ${fields.name}`,
  ])
}

/** The first version of the settings of a business, as it was signed: for the program itself when it fills a database. */
export async function insertFirstSettings(
  tx: Tx,
  business: Id,
  [first]: readonly (Writer & { fields: BusinessSettingsFields })[],
): Promise<void> {
  if (first) await writeBusinessSettings(tx, business, 1, first.fields, first)
}
