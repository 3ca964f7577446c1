import { targetOf } from './place.ts'
import type { Source } from './source.ts'

/** What the gallery and the tests' runner read by the name alone. */
const readByName: Readonly<Record<string, RegExp>> = {
  gallery: /\.gallery\.tsx$/,
  setup: /^packages\/server\/src\/testing\//,
}

/**
 * What a file hands out and nobody takes. A test may be the only one who does. Who takes a file as a whole (a lazy
 * screen, a namespace) takes all of it.
 */
export function unusedExports(sources: readonly Source[]): string[] {
  const taken = new Set(sources.flatMap(takenBy))
  return sources.flatMap(({ path, exports }) =>
    exports
      .filter(({ name }) => name !== 'default' && !readByName[name]?.test(path))
      .filter(({ name }) => !taken.has(`${path} ${name}`) && !taken.has(`${path} ${whole}`))
      .map(
        ({ name, line }) => `${path}:${line}: ${name} is exported and nobody imports it; keep it to its file`,
      ),
  )
}

const whole = '*'

function takenBy({ path, imports }: Source): string[] {
  return imports.flatMap(({ from, names }) => {
    const target = targetOf(path, from)
    if (target === null) return []
    return names === 'all' ? [`${target} ${whole}`] : names.map(name => `${target} ${name}`)
  })
}
