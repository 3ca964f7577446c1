import type { Step } from './steps.ts'
import { cleanEnvironment, runProgram, runScript } from './program.ts'

/** What reads the sources without running them. */
export const checks: readonly Step[] = [
  { name: 'types', run: () => runScript('node_modules/typescript/bin/tsc', ['-b']) },
  {
    name: 'lint',
    run: () => runScript('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'format', run: () => runScript('node_modules/@biomejs/biome/bin/biome', ['format']) },
  { name: 'walls', run: () => runScript('scripts/walls.ts') },
  { name: 'keys', run: () => runScript('scripts/keys.ts') },
  { name: 'lock', run: checkLock },
]

/** A lock that lacks another system's packages installs here and fails there. */
function checkLock(): Promise<number> {
  const npm = process.env['npm_execpath']
  const args = ['ci', '--dry-run', '--loglevel=error']
  const env = cleanEnvironment()
  return npm ? runProgram(process.execPath, [npm, ...args], { env }) : runProgram('npm', args, { env })
}
