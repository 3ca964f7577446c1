import { expect, it } from 'vitest'
import { BusinessSettingsFields, type CantonalRcc, rccOn, settingsDefaults } from './business-settings.ts'
import type { InsurerAgreement } from './insurer-agreement.ts'

const listed: CantonalRcc[] = [
  { canton: 'TI', rcc_number: 'N123456', from: '2024-01-01' },
  { canton: 'TI', rcc_number: 'N654321', from: '2026-07-01' },
  { canton: 'GR', rcc_number: 'N111111', from: '2026-01-01' },
]

it.each([
  ['TI', '2023-12-31', undefined],
  ['TI', '2024-01-01', 'N123456'],
  ['TI', '2026-06-30', 'N123456'],
  ['TI', '2026-07-01', 'N654321'],
  ['GR', '2026-11-23', 'N111111'],
  ['ZH', '2026-11-23', undefined],
] as const)('in %s on %s the business bills under %s', (canton, day, rcc) =>
  expect(rccOn(listed, canton, day)).toBe(rcc),
)

const problems = (more: Partial<BusinessSettingsFields>) =>
  BusinessSettingsFields.safeParse({ ...settingsDefaults('Spitex'), ...more }).error?.issues.map(
    ({ path, message }) => [path.join('.'), message],
  )

it('keeps dossiers for as long as the law asks', () => {
  expect(problems({ retention_years: 20 })).toBeUndefined()
  expect(problems({ retention_years: 9 })?.[0]?.[0]).toBe('retention_years')
  expect(problems({ retention_years: 51 })?.[0]?.[0]).toBe('retention_years')
})

it('takes one number for a canton from one day on', () =>
  expect(problems({ rcc: [listed[0]!, { ...listed[0]!, rcc_number: 'N000001' }] })).toEqual([
    ['rcc', 'twice'],
  ]))

const agreement: InsurerAgreement = {
  insurer: 'Cassa Prova',
  contactId: null,
  law: 'kvg',
  tiers: 'payant',
  contract: null,
  from: '2026-01-01',
}

it('takes one agreement with an insurer under a law from one day on, however its name is written', () => {
  expect(problems({ insurers: [agreement, { ...agreement, insurer: ' cassa  PROVA ' }] })).toEqual([
    ['insurers', 'twice'],
  ])
  const others = [{ law: 'vvg' }, { from: '2026-02-01' }, { insurer: 'Altra Cassa' }] as const
  expect(
    problems({ insurers: [agreement, ...others.map(more => ({ ...agreement, ...more }))] }),
  ).toBeUndefined()
})
