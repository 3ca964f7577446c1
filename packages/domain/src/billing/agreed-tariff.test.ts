import { describe, expect, it } from 'vitest'
import { agreeOnContracts } from '../businesses/business-settings.ts'
import { type InsurerAgreement, WholeAgreement } from '../businesses/insurer-agreement.ts'
import * as z from 'zod/mini'
import { agreedTariff } from './agreed-tariff.ts'
import type { Tariff } from './tariff.ts'

const contactId = '0192f0c1-0000-7000-8000-000000000001'
const rate = (contract: string | null, hourly_rate: number, more: Partial<Tariff> = {}): Tariff => ({
  law: 'kvg',
  letter: 'B',
  care_kind: 'ordinary',
  canton: null,
  contract,
  tariff_type: '532',
  code: '53202',
  name: null,
  hourly_rate,
  from: '2026-01-01',
  ...more,
})
const agreement = (insurer: string, contract: string | null, more: Partial<InsurerAgreement> = {}) =>
  ({ insurer, contactId: null, law: 'kvg', tiers: 'payant', contract, from: '2026-01-01', ...more }) as const

const house = {
  tariffs: [
    rate('Uno', 6450),
    rate('Due', 6350),
    rate('Infortuni', 9800, { law: 'uvg' }),
    rate(null, 3800, { law: 'private', letter: 'D' }),
    rate('Con durata', 4100, { law: 'vvg', letter: 'D', from: '2026-06-01' }),
  ],
  insurers: [
    agreement('Cassa Uno', 'Uno'),
    agreement('Cassa Due', 'Due', { contactId }),
    agreement('Cassa Sola', null),
    agreement('Cassa Che Cambia', 'Uno'),
    agreement('Cassa Che Cambia', 'Due', { from: '2026-07-01' }),
    agreement('Infortuni di Prova', 'Infortuni', { law: 'uvg' }),
  ],
}

describe('an hour costs', () => {
  it.each([
    ['the rate of the contract of her insurer', 'kvg', 'Cassa Uno', '2026-05-04', 6450],
    ['that of another contract for another insurer', 'kvg', 'Cassa Due', '2026-05-04', 6350],
    [
      'that of the insurer of the contact book, whatever it is called',
      'kvg',
      'Cassa Due SA',
      '2026-05-04',
      6350,
    ],
    ['what holds for every payer, where that was agreed', 'kvg', 'Cassa Sola', '2026-05-04', 6300],
    ['the rate of the contract of that day', 'kvg', 'Cassa Che Cambia', '2026-06-30', 6450],
    ['the rate of the next contract from its first day', 'kvg', 'Cassa Che Cambia', '2026-07-01', 6350],
    [
      'nothing that one could know of an insurer without agreement',
      'kvg',
      'Cassa Nuova',
      '2026-05-04',
      'contract_unknown',
    ],
    ['the federal contribution, before any contract begins', 'kvg', 'Cassa Nuova', '2025-12-31', 6300],
    ['the rate of the accident insurers', 'uvg', 'Infortuni di Prova', '2026-05-04', 9800],
    ['nothing known under another accident insurer', 'uvg', 'Altra', '2026-05-04', 'contract_unknown'],
    ['nothing where nobody wrote a rate', 'ivg', 'AI', '2026-05-04', 'no_tariff'],
  ] as const)('%s (%s, %s, %s)', (_what, law, insurer, day, expected) => {
    const book = insurer.startsWith('Cassa Due') ? contactId : null
    const asked = { law, letter: 'B', care_kind: 'ordinary', canton: 'TI', day } as const
    const agreed = agreedTariff(house, asked, { law, insurer, contactId: book })
    expect('tariff' in agreed ? agreed.tariff.hourly_rate : agreed.problem).toBe(expected)
  })

  it.each([
    ['what holds for every payer, where she pays herself', null, 'private', 3800],
    ['what holds for every payer, also with a coverage of her own', 'private', 'private', 3800],
    ['nothing under a complementary insurer with whom nothing was agreed', 'vvg', 'vvg', 'contract_unknown'],
  ] as const)('of housekeeping %s', (_what, insured, law, expected) => {
    const asked = { law, letter: 'D', care_kind: 'ordinary', canton: 'TI', day: '2026-08-01' } as const
    const coverage = insured && { law: insured, insurer: 'Complementare', contactId: null }
    const agreed = agreedTariff(house, asked, coverage)
    expect('tariff' in agreed ? agreed.tariff.hourly_rate : agreed.problem).toBe(expected)
  })
})

it.each([
  [agreement('Cassa Uno', 'Uno'), []],
  [agreement('Cassa Uno', null), []],
  [agreement('Cassa Uno', 'Tre'), ['insurers.0.contract']],
  [agreement('Cassa Uno', 'Infortuni'), ['insurers.0.contract']],
] as const)('an agreement %j names a contract of which a tariff of its law speaks', (insurer, refused) => {
  const read = z
    .any()
    .check(agreeOnContracts)
    .safeParse({ ...house, insurers: [insurer] })
  expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(refused)
})

it('lets nobody be paid back by who owes the care herself', () => {
  const read = WholeAgreement.safeParse(agreement('Infortuni', null, { law: 'uvg', tiers: 'garant' }))
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['tiers', 'not_an_option'],
  ])
  expect(WholeAgreement.safeParse(agreement('Cassa', null, { tiers: 'garant' })).success).toBe(true)
})
