import { expect, it } from 'vitest'
import { labelOfReason } from './overlap-reasons.ts'

it.each([
  ['pair_visit', 'Visita in coppia'],
  ['holiday', 'Vacanza'],
  ['In due per la doccia', undefined],
])('%s: %s', (reason, label) => expect(labelOfReason(reason)).toBe(label))
