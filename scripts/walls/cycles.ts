import { targetOf } from './place.ts'
import type { Source } from './source.ts'

/** Circles of static imports, each once, as the paths one walks. Lazy screens (`import()`) close no circle. */
export function cycles(sources: readonly Source[]): string[] {
  const known = new Map(sources.map(source => [source.path, source]))
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path)
    if (at !== -1) found.push([...trail.slice(at), path].join(' -> '))
    if (at !== -1 || done.has(path)) return
    for (const { from, isStatic } of known.get(path)?.imports ?? []) {
      const target = isStatic ? targetOf(path, from) : null
      if (target !== null && known.has(target)) walk(target, [...trail, path])
    }
    done.add(path)
  }
  for (const path of known.keys()) walk(path, [])
  return found.map(circle => `circle of imports: ${circle}; what both need is a third file`)
}
