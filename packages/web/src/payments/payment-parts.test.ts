import { expect, test } from 'vitest'
import { paymentParts } from './payment-parts.ts'

test.each([
  [2625, [2625], [2625]],
  [2630, [2625], [2630]],
  [2600, [2625], [2600]],
  [5250, [2625, 2625], [2625, 2625]],
  [5000, [2625, 2625], [2625, 2375]],
  [5300, [2625, 2625], [2625, 2675]],
  [2000, [2625, 2625], [2000, 0]],
  [-2625, [0], [-2625]],
  [2625, [], []],
])('%i over %j is %j', (amount, open, parts) => {
  expect(paymentParts({ amount, isForeign: false }, open)).toEqual(parts)
})

test('what came in another currency pays what is open', () => {
  expect(paymentParts({ amount: 9999, isForeign: true }, [2625, 100])).toEqual([2625, 100])
})
