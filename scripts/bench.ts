// Speed, as ratios against a bare baseline in the same run. `npm run bench -- server` runs one part.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, tableOf } from '../bench/figures.ts'
import { measureServer } from '../bench/server/server.bench.ts'
import { measureWeb } from '../bench/web/web.bench.ts'

import { root } from './program.ts'

const parts: Record<string, () => Promise<Figure[]>> = { server: measureServer, web: measureWeb }

const asked = process.argv[2]
const names = asked ? [asked] : Object.keys(parts)
const figures: Figure[] = []
for (const name of names) {
  const measure = parts[name]
  if (!measure) {
    console.error(`There is no part «${name}»: ${Object.keys(parts).join(', ')}.`)
    process.exit(1)
  }
  console.log(`Measuring ${name}...`)
  figures.push(...(await measure()))
}
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify(figures, null, 2)}\n`)
console.log(tableOf(figures))
process.exitCode = figures.every(({ within }) => within) ? 0 : 1
