// Everything that `npm test` runs, in order; the last line counts over all.
import { checks } from './checks.ts'
import { journeys } from './journeys.ts'
import { runSteps, type Step } from './steps.ts'
import { cleanEnvironment, root, runScript } from './program.ts'
import { vitestStep } from './vitest.ts'
import { markWebBuilt, webSources } from './web-build.mjs'

/** The build fails where a budget of the browser's part is broken. */
const build: Step = {
  name: 'web build',
  run: async () => {
    const sources = webSources()
    const code = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
      cwd: `${root}/packages/web`,
      env: cleanEnvironment(),
    })
    if (code === 0) markWebBuilt(sources)
    return code
  },
}

const { failed } = await runSteps([...checks, vitestStep('tests'), build, journeys])
process.exitCode = failed === 0 ? 0 : 1
