import type { Step } from './steps.ts'
import { cleanEnvironment, root, runScript } from './program.ts'
import { isWebBuilt, markWebBuilt, webSources } from './web-build.mjs'

/**
 * Builds the browser's part, unless the last build is of these very sources; it fails where one of its budgets is
 * broken, and then the next run builds again.
 * @param log takes what the build writes instead of this terminal
 */
export async function buildWeb(log?: string): Promise<number> {
  const sources = webSources()
  if (isWebBuilt(sources)) return 0
  const code = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: `${root}/packages/web`,
    env: cleanEnvironment(),
    log,
  })
  if (code === 0) markWebBuilt(sources)
  return code
}

export const webBuild: Step = { name: 'web build', run: buildWeb }
