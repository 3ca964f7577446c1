import { expect, it } from 'vitest'
import { agreedOn, type InsurerAgreement } from './insurer-agreement.ts'

const contactId = '0192f0c1-0000-7000-8000-000000000001'
const since = (from: string, tiers: InsurerAgreement['tiers'], more: Partial<InsurerAgreement> = {}) => ({
  insurer: 'Cassa Prova',
  contactId: null,
  law: 'kvg' as const,
  tiers,
  contract: null,
  from,
  ...more,
})
const listed = [
  since('2026-07-01', 'garant'),
  since('2024-01-01', 'payant'),
  since('2025-01-01', 'garant', { insurer: 'Altra Cassa', contactId }),
]

it.each([
  ['Cassa Prova', null, 'kvg', '2023-12-31', undefined],
  ['Cassa Prova', null, 'kvg', '2024-01-01', 'payant'],
  ['Cassa Prova', null, 'kvg', '2026-06-30', 'payant'],
  ['Cassa Prova', null, 'kvg', '2026-07-01', 'garant'],
  ['cassa  próva', null, 'kvg', '2026-07-01', 'garant'],
  ['Cassa Prova', null, 'vvg', '2026-07-01', undefined],
  ['Cassa Prova', null, null, '2026-07-01', undefined],
  ['Under another name since', contactId, 'kvg', '2026-07-01', 'garant'],
  ['Nessuna', null, 'kvg', '2026-07-01', undefined],
] as const)('with %s (%s) under %s on %s: %s', (insurer, contact, law, day, tiers) =>
  expect(agreedOn(listed, { insurer, contactId: contact, law, day })?.tiers).toBe(tiers),
)
