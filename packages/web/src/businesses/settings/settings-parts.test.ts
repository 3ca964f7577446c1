import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { expect, it } from 'vitest'
import { changedParts, partNamed, refusedParts } from './settings-parts.ts'
import { blankTariff, type SettingsValues, valuesOfSettings } from './settings-values.ts'

it.each<[string[], string[]]>([
  [[], []],
  [['iban'], ['billing']],
  [['address.zip', 'phone'], ['contact']],
  [
    ['tariffs.12.from', 'name'],
    ['company', 'tariffs'],
  ],
  [['opening_hours.mon.0.from'], ['hours']],
  [['insurers'], ['agreements']],
])('%j is refused in %j', (fields, parts) =>
  expect(refusedParts(Object.fromEntries(fields.map(field => [field, 'Non valido'])))).toEqual(parts),
)

const before = valuesOfSettings({
  ...settingsDefaults('Spitex del Prato'),
  businessId: 'b',
  version: 3,
  author: null,
  written_at: null,
})

it.each<[Partial<SettingsValues>, string[]]>([
  [{}, []],
  [{ version: 4 }, []],
  [{ name: 'Spitex', bank: 'Banca di prova' }, ['company', 'billing']],
  [{ tariffs: [blankTariff] }, ['tariffs']],
])('%j is not saved in %j', (changed, parts) =>
  expect(changedParts({ ...before, ...changed }, before)).toEqual(parts),
)

it.each([
  ['tariffs', 'tariffs'],
  ['nothing', undefined],
  ['', undefined],
])('%s opens %s', (hash, part) => expect(partNamed(hash)).toBe(part))
