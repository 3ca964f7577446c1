import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Dependencies } from './direction.ts'
import type { TreeFile } from './source.ts'

const folders = [
  'packages/domain',
  'packages/server',
  'packages/web',
  'journeys',
  'bench',
  'faults',
  'scripts',
]
const skipped = new Set(['node_modules', 'dist', 'reports', 'test-results'])

/** All files of the house, with the text of those that are read. */
export function readTree(root: string): TreeFile[] {
  const present = folders.filter(folder => existsSync(join(root, folder)))
  return [...present.flatMap(folder => filesIn(root, folder)), readOne(root, 'vitest.config.ts')]
}

function filesIn(root: string, folder: string): TreeFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    return entry.isDirectory() ? filesIn(root, path) : [readOne(root, path)]
  })
}

const readOne = (root: string, path: string): TreeFile => ({
  path,
  text: /\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : '',
})

export function readDependencies(root: string): Dependencies {
  return {
    domain: declared(join(root, 'packages/domain')),
    server: declared(join(root, 'packages/server')),
    web: declared(join(root, 'packages/web')),
    root: declared(root),
  }
}

function declared(folder: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    object | undefined
  >
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  return new Set(kinds.flatMap(kind => Object.keys(manifest[kind] ?? {})))
}
