import { type BusinessSettingsFields, settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { addDays, type Day, yearOf } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { chanceOf } from '../chance.ts'
import { deedOf, workerSignature } from '../traces.ts'
import type { DemoBusiness, Organisation } from './organisation.ts'

/** Numbers that pass their checks and are the published samples: they are nobody's. */
const samples = {
  address: completeAddress({
    street: 'Via delle Prove',
    house_no: '1',
    zip: '6500',
    city: 'Bellinzona',
    canton: 'TI',
  }),
  phone: '+41910000001',
  email: 'ufficio@demo.vicino.test',
  gln_number: '7601001234567',
  uid: 'CHE123456788',
  iban: 'CH9300762011623852957',
  bank: 'Banca di Prova',
} as const

/** With each insurer of the contact book another contract. */
const contracts = {
  kvg: 'Convenzione di prova',
  other: 'Convenzione finta',
  uvg: 'Convenzione infortuni di prova',
} as const

const office = { from: '08:00', to: '12:00' }
const afternoon = { from: '13:30', to: '17:00' }
const day = [office, afternoon]

type Part = { business: DemoBusiness; organisation: Organisation }

/** What the business says of itself, as whoever keeps its books wrote it. */
export function addSettings({ business, organisation }: Part, { today }: DemoMoment): void {
  const { _id, kind, name } = business
  const { workers, content } = organisation
  const chance = chanceOf(`${name} impostazioni`)
  const writer = workers.find(({ roles }) => roles.includes('AMM')) ?? workers[0]!
  const written_at = instantOf(addDays(today, -380), '10:00')
  const isPractice = kind === 'independent'
  const agreed = { contactId: null, tiers: 'payant', from: addDays(today, -900) } as const
  const housekeeping = {
    law: 'private',
    letter: 'D',
    care_kind: 'ordinary',
    canton: null,
    contract: null,
    tariff_type: '999',
    code: 'D.01',
    name: 'Economia domestica',
  } as const
  const own = { care_kind: 'ordinary', canton: null } as const
  const from = addDays(today, -900)
  const ratesOf = (contract: string, code: string) =>
    (['A', 'B', 'C'] as const).map((letter, at) => ({
      ...own,
      law: 'kvg' as const,
      letter,
      contract,
      tariff_type: '532',
      code: `${code}.${letter}`,
      name: ['Valutazione e consigli', 'Esami e cure', 'Cure di base'][at]!,
      hourly_rate: [7_690, 6_300, 5_260][at]!,
      from,
    }))
  const ordinary = [...ratesOf(contracts.kvg, 'PROVA'), ...ratesOf(contracts.other, 'FINTA')]
  // The whole of it: the greater part is the canton's.
  const transitional = [...ratesOf(contracts.kvg, 'PROVA.CAT'), ...ratesOf(contracts.other, 'FINTA.CAT')].map(
    ({ hourly_rate, ...tariff }) => ({
      ...tariff,
      care_kind: 'transitional' as const,
      hourly_rate: hourly_rate + 2_500,
    }),
  )
  const accidents = ratesOf(contracts.uvg, 'PROVA.U').map(({ hourly_rate, ...tariff }) => ({
    ...tariff,
    law: 'uvg' as const,
    tariff_type: '533',
    hourly_rate: hourly_rate + 3_500,
  }))
  const newYear: Day = `${yearOf(today) + 1}-01-01`
  const fields: BusinessSettingsFields = {
    ...settingsDefaults(name),
    ...samples,
    // What nobody ever did is paid by no insurer.
    sending_mode: 'test',
    legal_form: isPractice ? 'sole_proprietorship' : 'association',
    business_type: isPractice ? 'independent_nurse' : 'spitex_public_interest',
    rcc: (['TI', 'GR'] as const).map(canton => ({
      canton,
      rcc_number: isPractice ? 'P000000' : 'N000000',
      from,
    })),
    // In Ticino nobody contributes to her care; beyond its border one of the clients does.
    contributions: [
      { canton: 'TI', kind: 'none', percent: null, daily_cap: null, min_age: null, from },
      { canton: 'GR', kind: 'percent_with_daily_cap', percent: 20, daily_cap: 1_535, min_age: 18, from },
    ],
    recognised_costs: (['A', 'B', 'C'] as const).map((letter, at) => ({
      letter,
      care_kind: 'ordinary' as const,
      canton: 'TI' as const,
      hourly_cost: [11_000, 10_200, 9_100][at]!,
      from,
    })),
    canton_shares: (['TI', 'GR'] as const).map(canton => ({
      canton,
      percent: 55,
      recipient: 'Ufficio cantonale di prova',
      street: 'Via delle Prove',
      house_no: '2',
      zip: '6500',
      city: 'Bellinzona',
      from,
    })),
    insurers: [
      { ...agreed, law: 'kvg', insurer: 'Cassa malati Tre Valli di Prova', contract: contracts.kvg },
      { ...agreed, law: 'kvg', insurer: 'Cassa malati Finta', contract: contracts.other },
      { ...agreed, law: 'uvg', insurer: 'Infortuni di Prova', contract: contracts.uvg },
    ],
    tariffs: isPractice
      ? [...ordinary, ...transitional, ...accidents]
      : [
          ...ordinary,
          ...transitional,
          ...accidents,
          { ...housekeeping, hourly_rate: 3_800, from: addDays(today, -900) },
          { ...housekeeping, hourly_rate: 3_950, from: newYear },
        ],
    opening_hours: { mon: day, tue: day, wed: day, thu: day, fri: [office] },
  }
  content.settings.add({ fields, signature: workerSignature(writer), now: written_at })
  const of = { entity_type: 'business_settings', entity_id: _id, dossier_id: null } as const
  content.deeds.add(
    deedOf(chance, writer, { ...of, at: written_at, action: 'update', fields: Object.keys(samples) }),
  )
}
