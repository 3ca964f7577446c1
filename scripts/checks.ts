import type { Step } from './steps.ts'
import { cleanEnvironment, runProgram, runScript } from './program.ts'

/** Two projects at a time, each by one checker: several of a project each work out again what they share. */
const oneChecker = ['--builders', '2', '--checkers', '1']

/** Two of the checks are written in Go: they tidy up a quarter as often, as long as a small machine has the room. */
const inRoom = (): NodeJS.ProcessEnv => ({ ...process.env, GOGC: '400', GOMEMLIMIT: '3GiB' })

/** What reads the sources without running them. */
export const checks: readonly Step[] = [
  {
    name: 'types',
    run: log => runScript('node_modules/typescript/bin/tsc', ['-b', ...oneChecker], { env: inRoom(), log }),
  },
  {
    name: 'lint',
    run: log =>
      runScript('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], {
        env: inRoom(),
        log,
      }),
  },
  { name: 'format', run: log => runScript('node_modules/@biomejs/biome/bin/biome', ['format'], { log }) },
  { name: 'walls', run: log => runScript('scripts/walls.ts', [], { log }) },
  { name: 'keys', run: log => runScript('scripts/keys.ts', [], { log }) },
  { name: 'lock', run: checkLock },
]

/** A lock that lacks another system's packages installs here and fails there. */
function checkLock(log: string): Promise<number> {
  const npm = process.env['npm_execpath']
  const args = ['ci', '--dry-run', '--loglevel=error']
  const options = { env: cleanEnvironment(), log }
  return npm ? runProgram(process.execPath, [npm, ...args], options) : runProgram('npm', args, options)
}
