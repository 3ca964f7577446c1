import { posix } from 'node:path'

import { type Package, type Place, placeOf } from './place.ts'

const forbidden = new Set('util utils helper helpers misc common types index constants manager'.split(' '))

/** The roles that a file name may carry, by package: `<noun>.<role>.ts`. */
const roles: Record<Package, readonly string[]> = {
  domain: ['contract', 'catalogue'],
  server: ['routes', 'store'],
  web: ['gallery'],
}

const homes: Record<string, string> = {
  contract: 'packages/domain/src/<noun>/<noun>.contract.ts',
  catalogue: 'packages/domain/src/<noun>/<noun>.catalogue.ts',
  routes: 'packages/server/src/<noun>/<noun>.routes.ts',
  store: 'packages/server/src/<noun>/<noun>.store.ts',
  gallery: 'packages/web/src/<noun>/<noun>.gallery.tsx',
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/
const extensions: Record<Package, readonly string[]> = {
  domain: ['.ts', '.json'],
  server: ['.ts', '.json'],
  web: ['.ts', '.tsx', '.css', '.json', '.svg', '.woff2'],
}

/** What is wrong with a file's name or place, and where it belongs. */
export function misnamed(path: string): string[] {
  // A browser asks for index.html by itself.
  const words = path.endsWith('.html') ? null : forbiddenWord(path)
  if (words) return [`${path}: «${words}» says nothing; name the file by the one thing it holds`]
  if (path.endsWith('.sql') && !/^packages\/server\/migrations\/\d{4}-[a-z0-9-]+\.sql$/.test(path))
    return [`${path}: SQL files are migrations, packages/server/migrations/0007-drugs.sql`]
  const place = placeOf(path)
  const sentence = place && outOfVocabulary(place)
  return sentence ? [`${path}: ${sentence}`] : []
}

function forbiddenWord(path: string): string | null {
  const segments = path.split('/').slice(path.startsWith('packages/') ? 3 : 0)
  for (const segment of segments) {
    const parts = segment.replace(/\.[a-z0-9]+$/, '').split('.')
    for (const part of parts) {
      const words = part
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split('-')
      const hit = words.find(word => forbidden.has(word))
      // A nursing service is a domain noun; a file that "is a service" is not.
      const isServiceSuffix = words.length > 1 && words.at(-1) === 'service'
      if (hit || isServiceSuffix) return hit ?? 'service'
    }
    if (parts.length > 1 && parts.at(-1) === 'service') return 'service'
  }
  return null
}

function outOfVocabulary(place: Place): string | null {
  const file = posix.basename(place.inside)
  const extension = posix.extname(file)
  if (extension === '.tsx' && place.package !== 'web') return 'components belong to packages/web/src/<noun>/'
  if (!extensions[place.package].includes(extension))
    return `a ${extension} file has no place in ${place.package}/src; it takes ${extensions[place.package].join(', ')}`
  const folder = posix.dirname(place.inside)
  if (folder !== '.' && !folder.split('/').every(name => kebab.test(name)))
    return 'folders are lower case with hyphens, named by a noun'
  if (extension !== '.ts' && extension !== '.tsx') return null
  const [name = '', ...suffixes] = file.slice(0, -extension.length).split('.')
  return wrongRole(place.package, suffixes) ?? wrongName(place, name, extension, suffixes)
}

function wrongRole(own: Package, suffixes: string[]): string | null {
  const [role, ...rest] = suffixes.filter(suffix => suffix !== 'test')
  if (role === undefined) return null
  if (rest.length > 0) return 'a file has one role'
  if (roles[own].includes(role)) return null
  const home = homes[role]
  const known = roles[own].map(one => `.${one}`).join(', ')
  return home
    ? `belongs to ${home}`
    : `the role .${role} is unknown; in ${own} a file is <noun>.ts or carries ${known}`
}

function wrongName(place: Place, name: string, extension: string, suffixes: string[]): string | null {
  if (suffixes.includes('gallery')) return extension === '.tsx' ? null : 'a gallery is <noun>.gallery.tsx'
  if (extension === '.ts') return wrongLowerName(place, name)
  const isEntry = name === 'main' || (place.area === 'app' && name === 'routes') || place.area === 'testing'
  if (pascal.test(name) || isEntry || (suffixes.includes('test') && kebab.test(name))) return null
  return 'a component file is PascalCase, named by what is seen (DrugList.tsx, DrugForm.tsx, DrugCard.tsx)'
}

function wrongLowerName(place: Place, name: string): string | null {
  if (kebab.test(name)) return null
  if (pascal.test(name) && place.package === 'web')
    return 'PascalCase is for components (.tsx); a hook is use-<noun>.ts, anything else <noun>.ts'
  return 'names are lower case with hyphens: <noun>.ts'
}
