// What reads the sources without running them. `npm run check -- --long` lists also what is only long.
import { checks } from './checks.ts'
import { runScript } from './program.ts'
import { runAsProgram } from './steps.ts'

await runAsProgram([{ name: 'checks', budgetSeconds: 80, steps: checks }])
if (process.argv.includes('--long')) await runScript('scripts/walls.ts', ['--long'])
