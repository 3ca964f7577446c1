import { posix } from 'node:path'

export type Package = 'domain' | 'server' | 'web'

/** Where a source file stands in the house. */
export type Place = {
  package: Package
  /** The folder under src, a feature or an area; empty for files directly in src. */
  area: string
  /** The path under src. */
  inside: string
  isTest: boolean
}

const pattern = /^packages\/(domain|server|web)\/src\/(?:([^/]+)\/)?.+$/

/** The place of a file, or null where it stands outside the three packages' sources. */
export function placeOf(path: string): Place | null {
  const match = pattern.exec(path)
  if (!match) return null
  const name = match[1] as Package
  return {
    package: name,
    area: match[2] ?? '',
    inside: path.slice(`packages/${name}/src/`.length),
    isTest: /\.test\.tsx?$/.test(path),
  }
}

/** The file that an import means, as a path from the root, or null for a package from outside. */
export function targetOf(importer: string, from: string): string | null {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), from))
  const own = /^@vicino\/(domain|server|web)\/(.+)$/.exec(from)
  return own ? `packages/${own[1]}/src/${own[2]}` : null
}
