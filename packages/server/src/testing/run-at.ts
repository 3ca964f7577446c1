// Vicino with its day and time shifted by so many milliseconds, ticking on: `node run-at.ts 86400000` is tomorrow. It is
// the only door to another time: the product has no setting for it. How long a way in lasts stays on the real clock.
// `node run-at.ts 86400000 carefree` lets no write wait for a disk: what it keeps outlives no power cut.
import { instantAt } from '@vicino/domain/days/instant.ts'

import { startEmbeddedCluster } from '../db/embedded-cluster.ts'
import { run } from '../run.ts'
import { carefree } from './cluster.ts'
import { testPasswordCost } from './config.ts'

const [, , ahead, storage] = process.argv
const aheadMs = Number(ahead)
if (!Number.isSafeInteger(aheadMs)) throw new Error(`not a number of milliseconds: ${ahead}`)
// What is written at another time, with passwords that are quick to guess, belongs into no installation of anybody.
const { VICINO_DATA } = process.env
if (!VICINO_DATA) throw new Error('name a data folder of the test in VICINO_DATA')

// The program adopts what answers in its folder.
if (storage === 'carefree') await startEmbeddedCluster(VICINO_DATA, carefree)

await run({ now: () => instantAt(Date.now() + aheadMs), passwordCost: testPasswordCost })
