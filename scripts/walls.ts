// Whether the house stands as ARCHITECTURE.md says; `--long` lists what is only long and no fault.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readOrder, stalePaths } from './walls/features.ts'
import { readDependencies, readTree } from './walls/tree.ts'
import { surveyWalls } from './walls/walls.ts'

const root = join(import.meta.dirname, '..')
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const files = readTree(root)
const { broken: walls, long } = surveyWalls(files, readDependencies(root), readOrder(architecture))
const named = stalePaths(
  architecture,
  files.map(({ path }) => path),
)
const broken = [...walls, ...named]
if (process.argv.includes('--long'))
  console.log(`Long, worth a look:\n${long.map(line => `  ${line}`).join('\n')}`)
for (const line of broken) console.error(line)
console.log(broken.length === 0 ? 'walls: sound' : `walls: ${broken.length} broken`)
process.exitCode = broken.length === 0 ? 0 : 1
