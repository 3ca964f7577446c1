import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { sayingOnce } from './saying-once.ts'

const texts: Record<string, string> = {
  'Da {{from}} a {{to}}': 'Von {{from}} nach {{to}}',
  Visita: 'Besuch',
}

/** A catalogue that counts how often it is asked. */
function catalogue() {
  const asked: string[] = []
  const t = ((key: string, values?: { count?: number }) => {
    asked.push(key)
    return values?.count === undefined ? (texts[key] ?? key) : `${values.count}`
  }) as unknown as TFunction
  return { t: sayingOnce(t), asked }
}

it('looks a text up once and puts each time other values in', () => {
  const { t, asked } = catalogue()
  expect([t('Visita'), t('Visita')]).toEqual(['Besuch', 'Besuch'])
  const way = (from: string, to: string) => t('Da {{from}} a {{to}}', { from, to })
  expect(way('Bellinzona', 'Olten')).toBe('Von Bellinzona nach Olten')
  expect(way('{{to}}', '$&')).toBe('Von {{to}} nach $&')
  expect(asked).toEqual(['Visita', 'Da {{from}} a {{to}}'])
})

it('leaves to the catalogue what that has to choose', () => {
  const { t, asked } = catalogue()
  expect([t('{{count}} visite', { count: 1 }), t('{{count}} visite', { count: 2 })]).toEqual(['1', '2'])
  expect(t('{{x}}', { skipInterpolation: true })).toBe('{{x}}')
  expect(asked).toHaveLength(3)
})
