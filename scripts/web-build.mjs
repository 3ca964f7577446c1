import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { at } from './installation.mjs'

const stamp = at('node_modules/.vicino/web-build')
const made = at('packages/web/dist/index.html')

/** Folders of packages/web that the build does not read. */
const outputs = new Set(['dist', 'node_modules'])

/** One hash over everything the browser's part is made of: its own files, the domain, the locked packages. */
export function webSources() {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')))
  const own = readdirSync(at('packages/web')).filter(name => !outputs.has(name))
  const paths = [...own.map(name => at(join('packages/web', name))), at('packages/domain/src')]
  for (const path of paths.flatMap(filesIn).toSorted())
    if (!/\.(test|gallery)\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

export function isWebBuilt(sources) {
  return existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

export function markWebBuilt(sources) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

function filesIn(path) {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap(name => filesIn(join(path, name))) : [path]
}
