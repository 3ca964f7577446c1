import { expect, it } from 'vitest'
import { placeOfPath } from './published.ts'

it.each([
  ['/anna-rossi', { of: 'person', slug: 'anna-rossi' }],
  ['/anna-rossi/', { of: 'person', slug: 'anna-rossi' }],
  ['/business/spitex', { of: 'business', slug: 'spitex' }],
  ['/business', { of: 'person', slug: 'business' }],
  ['/', undefined],
  ['/business/', { of: 'person', slug: 'business' }],
  ['/plan/clients', undefined],
  ['/business/spitex/edit', undefined],
  ['/Anna', undefined],
  ['/anna%20rossi', undefined],
  ['/assets/main.js', undefined],
  ['', undefined],
])('%s', (path, place) => expect(placeOfPath(path)).toEqual(place))
