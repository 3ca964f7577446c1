import type { Step } from './steps.ts'
import { cleanEnvironment, root, runScript } from './program.ts'
import { isWebBuilt, markWebBuilt, webSources } from './web-build.mjs'

/** Builds the browser's part; it fails where one of its budgets is broken. */
export const webBuild: Step = { name: 'web build', run: () => build(webSources()) }

/** The same, where the last build is older than its sources: for runs that only need one. */
export const webBuilt: Step = {
  name: 'web build',
  run: async () => {
    const sources = webSources()
    return isWebBuilt(sources) ? 0 : build(sources)
  },
}

async function build(sources: ReturnType<typeof webSources>): Promise<number> {
  const code = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: `${root}/packages/web`,
    env: cleanEnvironment(),
  })
  if (code === 0) markWebBuilt(sources)
  return code
}
