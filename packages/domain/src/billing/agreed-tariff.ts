import type { BusinessSettingsFields } from '../businesses/business-settings.ts'
import { agreedOn } from '../businesses/insurer-agreement.ts'
import type { Coverage } from '../coverages/coverage.ts'
import { dependsOnContract, type Tariff, tariffOn } from './tariff.ts'

type House = Pick<BusinessSettingsFields, 'tariffs' | 'insurers'>
type Asked = Omit<Parameters<typeof tariffOn>[1], 'contract'>
type Insured = Pick<Coverage, 'law' | 'insurer' | 'contactId'> | null

/** What an hour costs whoever pays, or why nobody can tell. */
type AgreedTariff = { tariff: Tariff } | { problem: 'no_tariff' | 'contract_unknown' }

/**
 * The tariff of an hour for whoever pays it: of the contract that the house wrote at its agreement with the insurer, or
 * of none. Who pays herself has no contract. Where rates are of contracts and nobody wrote which one the insurer has,
 * none of them is taken, nor what holds for the others.
 */
export function agreedTariff(house: House, asked: Asked, insured: Insured): AgreedTariff {
  const { insurer = null, contactId = null } = insured ?? {}
  const isInsured = insured !== null && insured.law !== 'private'
  const agreed = isInsured
    ? agreedOn(house.insurers, { insurer: insurer ?? '', contactId, law: asked.law, day: asked.day })
    : { contract: null }
  if (!agreed && dependsOnContract(house.tariffs, asked)) return { problem: 'contract_unknown' }
  const tariff = tariffOn(house.tariffs, { ...asked, contract: agreed?.contract ?? null })
  return tariff ? { tariff } : { problem: 'no_tariff' }
}
