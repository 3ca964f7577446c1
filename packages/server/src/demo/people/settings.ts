import { type BusinessSettingsFields, settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { addDays, type Day, yearOf } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import type { Moment } from '../calendar/plan.ts'
import { chanceOf } from '../chance.ts'
import { deedOf, signatureOf } from '../traces.ts'
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
} as const

const office = { from: '08:00', to: '12:00' }
const afternoon = { from: '13:30', to: '17:00' }
const day = [office, afternoon]

type Part = { business: DemoBusiness; organisation: Organisation }

/** What the business says of itself, as whoever keeps its books wrote it. */
export function addSettings({ business, organisation }: Part, { today }: Moment): void {
  const { _id, kind, name } = business
  const { workers, content } = organisation
  const chance = chanceOf(`${name} impostazioni`)
  const writer = workers.find(({ roles }) => roles.includes('AMM')) ?? workers[0]!
  const written_at = instantOf(addDays(today, -380), '10:00')
  const isPractice = kind === 'independent'
  const agreed = { contactId: null, law: 'kvg', from: addDays(today, -900) } as const
  const housekeeping = {
    law: 'private',
    letter: 'D',
    care_kind: 'ordinary',
    canton: null,
    contract: null,
    tariff_type: '999',
    code: 'D.01',
  } as const
  const own = { care_kind: 'ordinary', canton: null, contract: 'Convenzione di prova' } as const
  const from = addDays(today, -900)
  const ordinary = (['A', 'B', 'C'] as const).map((letter, at) => ({
    ...own,
    law: 'kvg' as const,
    letter,
    tariff_type: '532',
    code: `PROVA.${letter}`,
    hourly_rate: [7_690, 6_300, 5_260][at]!,
    from,
  }))
  const accidents = ordinary.map(({ letter, hourly_rate, ...tariff }) => ({
    ...tariff,
    law: 'uvg' as const,
    letter,
    tariff_type: '533',
    code: `PROVA.U.${letter}`,
    hourly_rate: hourly_rate + 3_500,
  }))
  const newYear: Day = `${yearOf(today) + 1}-01-01`
  const fields: BusinessSettingsFields = {
    ...settingsDefaults(name),
    ...samples,
    legal_form: isPractice ? 'sole_proprietorship' : 'association',
    business_type: isPractice ? 'independent_nurse' : 'spitex_public_interest',
    rcc: [{ canton: 'TI', rcc_number: isPractice ? 'P000000' : 'N000000', from: addDays(today, -900) }],
    insurers: [
      { ...agreed, insurer: 'Cassa malati Tre Valli di Prova', tiers: 'payant' },
      { ...agreed, insurer: 'Cassa malati Finta', tiers: 'garant' },
    ],
    tariffs: isPractice
      ? [...ordinary, ...accidents]
      : [
          ...ordinary,
          ...accidents,
          { ...housekeeping, hourly_rate: 3_800, from: addDays(today, -900) },
          { ...housekeeping, hourly_rate: 3_950, from: newYear },
        ],
    opening_hours: { mon: day, tue: day, wed: day, thu: day, fri: [office] },
  }
  content.settings.add({ fields, signature: signatureOf(writer), now: written_at })
  const of = { entity_type: 'business_settings', entity_id: _id, dossier_id: null } as const
  content.deeds.add(
    deedOf(chance, writer, { ...of, at: written_at, action: 'update', fields: Object.keys(samples) }),
  )
}
