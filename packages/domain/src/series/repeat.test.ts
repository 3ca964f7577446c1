import { expect, it } from 'vitest'
import { Repeat } from './repeat.ts'

it.each<[object, boolean]>([
  [{ rule: 'FREQ=DAILY', count: 3 }, true],
  [{ rule: 'FREQ=DAILY', until: '2026-12-31', count: null }, true],
  [{ rule: 'FREQ=DAILY' }, false],
  [{ rule: 'FREQ=DAILY', until: '2026-12-31', count: 3 }, false],
  [{ rule: 'FREQ=SECONDLY', count: 3 }, false],
  [{ rule: 'FREQ=DAILY', count: 1001 }, false],
  [{ rule: 'FREQ=DAILY', count: 0 }, false],
  [{ rule: 'FREQ=DAILY', count: 2.5 }, false],
])('takes %j or not', (repeat, taken) => expect(Repeat.safeParse(repeat).success).toBe(taken))
