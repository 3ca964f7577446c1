import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what the lock asks for, by npm's own record, which npm writes last. Packages for
 * other systems are optional: they may be absent, but not of another version.
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(record)
  const nothingElse = Object.keys(present).every(path => path in wanted)
  const nothingMissing = Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, entry]) => isSame(entry, present[path]))
  return nothingElse && nothingMissing
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function isSame(wanted, present) {
  if (!present) return wanted.optional === true || wanted.devOptional === true
  return (
    wanted.link === true || (wanted.version === present.version && wanted.integrity === present.integrity)
  )
}
