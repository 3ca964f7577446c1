import type { Plugin, ResolvedConfig } from 'vite'
import { learnFiles } from './needs.ts'
import { cutFiles } from './visit-files.ts'

/** Files of which nearly every function runs before Oggi shows. */
const wholeFiles = ['react', 'app', 'page', 'visits', 'care', 'today']

/** Lets the browser compile a file whole while it arrives, not function by function when each is first called. */
const compileWhole = '//# allFunctionsCalledOnLoad'

/** Cuts the build into files along what is asked for together. */
export function chunks(): Plugin {
  let config: ResolvedConfig
  let fileOf: (id: string) => string | null = () => null
  const groups = [
    {
      name: (id: string) => fileOf(id),
      debugName: 'asked for together',
      includeDependenciesRecursively: false,
    },
  ]
  return {
    name: 'vicino:chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    outputOptions: options => ({ ...options, codeSplitting: { groups } }),
    async buildStart() {
      fileOf = cutFiles(await learnFiles(config))
    },
    generateBundle: {
      // Last: the browser hears it on a file's first line alone.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && wholeFiles.includes(file.name))
            file.code = `${compileWhole}\n${file.code}`
      },
    },
  }
}
