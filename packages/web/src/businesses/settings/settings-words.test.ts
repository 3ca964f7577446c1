import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { settingsWords } from './settings-words.ts'
import { valuesOfSettings } from './settings-values.ts'

const morning = { from: '08:00', to: '12:00' }
const afternoon = { from: '13:30', to: '17:00' }
const same = ((text: string) => text) as unknown as TFunction
const said = (opening_hours: ReturnType<typeof settingsDefaults>['opening_hours']) => {
  const stamp = { businessId: 'b', version: 1, author: null, written_at: null }
  const values = valuesOfSettings({ ...settingsDefaults('Spitex'), ...stamp, opening_hours })
  return settingsWords.find(({ field }) => field === 'opening_hours')!.words(values, same)
}

test.each([
  ['days alike as one', { mon: [morning], tue: [morning], wed: [morning] }, 'lun–mer 08:00–12:00'],
  ['a closed day between them', { mon: [morning], wed: [morning] }, 'lun 08:00–12:00\u00a0· mer 08:00–12:00'],
  ['two stretches of a day', { fri: [morning, afternoon] }, 'ven 08:00–12:00, 13:30–17:00'],
  ['nothing where it is never open', {}, ''],
])('the opening hours say %s', (_what, hours, words) => expect(said(hours)).toBe(words))
