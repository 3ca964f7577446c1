// Vicino with its day and time shifted by so many milliseconds, ticking on: `node run-at.ts 86400000` is tomorrow. It is
// the only door to another time: the product has no setting for it. How long a way in lasts stays on the real clock.
import { instantAt } from '@vicino/domain/days/instant.ts'

import { run } from '../run.ts'
import { testPasswordCost } from './config.ts'

const aheadMs = Number(process.argv[2])
if (!Number.isSafeInteger(aheadMs)) throw new Error(`not a number of milliseconds: ${process.argv[2]}`)
// What is written at another time, with passwords that are quick to guess, belongs into no installation of anybody.
if (!process.env['VICINO_DATA']) throw new Error('name a data folder of the test in VICINO_DATA')

await run({ now: () => instantAt(Date.now() + aheadMs), passwordCost: testPasswordCost })
