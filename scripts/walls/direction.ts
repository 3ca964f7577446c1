import { type Package, placeOf, targetOf } from './place.ts'
import type { Source } from './source.ts'

/** The packages whose names each package.json declares; the root's serve the tests. */
export type Dependencies = Record<Package | 'root', ReadonlySet<string>>

const mayImport: Record<Package, readonly Package[]> = {
  domain: ['domain'],
  server: ['server', 'domain'],
  web: ['web', 'domain'],
}

const reasons: Record<Package, string> = {
  domain: 'domain runs everywhere: it knows neither server nor web; hand it what it needs as an argument',
  server: 'the server never needs the browser; what both need belongs to domain',
  web: 'the browser is never trusted with the server; a contract in domain is the way to it',
}

/** `web -> domain <- server`, and nothing that the package does not declare. */
export function brokenDirections({ path, imports }: Source, dependencies: Dependencies): string[] {
  const place = placeOf(path)
  if (!place) return []
  return imports.flatMap(({ from }) => {
    const target = targetOf(path, from)
    if (target === null) return foreignImport(path, from, dependencies)
    const other = placeOf(target)
    if (!other) return [`${path}: imports ${from}, which lies outside the packages' sources`]
    if (!mayImport[place.package].includes(other.package))
      return [`${path}: imports ${from}; ${reasons[place.package]}`]
    if (other.package !== place.package && from.startsWith('.'))
      return [`${path}: write '@vicino/${other.package}/${other.inside}' instead of '${from}'`]
    return []
  })
}

function foreignImport(path: string, from: string, dependencies: Dependencies): string[] {
  const place = placeOf(path)
  if (!place) return []
  const inTest = place.isTest || place.area === 'testing'
  if (from.startsWith('node:')) {
    if (place.package === 'server' || inTest) return []
    return [`${path}: imports ${from}; only the server runs on Node`]
  }
  if (from.startsWith('virtual:') && place.package === 'web') return []
  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/')
  if (dependencies[place.package].has(name) || (inTest && dependencies.root.has(name))) return []
  return [
    `${path}: imports ${from}, but packages/${place.package}/package.json does not name ${name}${inTest ? ', nor does the root' : ''}`,
  ]
}
