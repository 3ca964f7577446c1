// Vicino with its day and time shifted by so many milliseconds, ticking on: `node run-at.ts 86400000` is tomorrow. It is
// the only door to another time: the product has no setting for it. How long a way in lasts stays on the real clock.
import { instantAt } from '@vicino/domain/days/instant.ts'

import { run } from '../run.ts'
import { testPasswordCost } from './config.ts'

const aheadMs = Number(process.argv[2])
if (!Number.isSafeInteger(aheadMs)) throw new Error(`not a number of milliseconds: ${process.argv[2]}`)

await run({ now: () => instantAt(Date.now() + aheadMs), passwordCost: testPasswordCost })
