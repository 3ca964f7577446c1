// Speed, as ratios against a bare baseline in the same run. `npm run bench -- server` runs one part, and
// `npm run bench -- web oggi` one share of it, where it has some.
// The table is kept in `reports/bench.md`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { type Figure, isWithin, tableOf } from '../bench/figures.ts'
import { measureCalendar } from '../bench/calendar/calendar.bench.ts'
import { measureChart } from '../bench/chart/chart.bench.ts'
import { measureForm } from '../bench/form/form.bench.ts'
import { measureJobs } from '../bench/jobs/jobs.bench.ts'
import { measureLanes } from '../bench/lanes/lanes.bench.ts'
import { measurePrescription } from '../bench/prescription/prescription.bench.ts'
import { measureProgram } from '../bench/program/program.bench.ts'
import { measureArchive } from '../bench/server/archive.bench.ts'
import { measureBilling } from '../bench/server/billing.bench.ts'
import { measureServer } from '../bench/server/server.bench.ts'
import { measureStatistics } from '../bench/server/statistics.bench.ts'
import { measureWeb } from '../bench/web/web.bench.ts'

import { provideChromium } from './chromium.ts'
import { root } from './program.ts'

const parts: Record<string, (share?: string) => Promise<Figure[]>> = {
  server: measureServer,
  billing: measureBilling,
  statistics: measureStatistics,
  archive: measureArchive,
  web: measureWeb,
  program: measureProgram,
  calendar: measureCalendar,
  lanes: measureLanes,
  chart: measureChart,
  form: measureForm,
  prescription: measurePrescription,
  jobs: measureJobs,
}

const [, , asked, share] = process.argv
const names = asked ? [asked] : Object.keys(parts)
const figures: Figure[] = []
// A machine that ran no browser test yet has none, and would say so only when half of the table is measured.
if (!(await provideChromium())) process.exit(1)
for (const name of names) {
  const measure = parts[name]
  if (!measure) {
    console.error(`There is no part «${name}»: ${Object.keys(parts).join(', ')}.`)
    process.exit(1)
  }
  console.log(`Measuring ${name}...`)
  const measured = await measure(share)
  console.log(tableOf(measured))
  figures.push(...measured)
}
mkdirSync(join(root, 'reports'), { recursive: true })
const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`
writeFileSync(
  join(root, 'reports/bench.md'),
  `# Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}\n\n${tableOf(figures)}\n`,
)
process.exitCode = figures.every(isWithin) ? 0 : 1
