import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { clusterUser, keepSecret, prepareDataFolder } from './data-folder.ts'
import { StartRefusal } from './start-refusal.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

test('a new folder is private, under root passable for the cluster', () => {
  const folder = join(temporaryFolder(), 'deep', 'data')
  prepareDataFolder(folder)
  expect(modeOf(folder)).toBe(clusterUser ? 0o711 : 0o700)
})

test('an empty folder becomes private, and is taken again as its own', () => {
  const folder = join(temporaryFolder(), 'data')
  mkdirSync(folder, { mode: 0o755 })
  prepareDataFolder(folder)
  writeFileSync(join(folder, 'something'), '')
  prepareDataFolder(folder)
  expect(modeOf(folder) & 0o066).toBe(0)
})

test("somebody else's folder is refused and left as it was", () => {
  const folder = join(temporaryFolder(), 'home')
  mkdirSync(folder, { mode: 0o755 })
  writeFileSync(join(folder, 'letter.txt'), '')
  expect(() => prepareDataFolder(folder)).toThrow(StartRefusal)
  expect(modeOf(folder)).toBe(0o755)
})

test('a path that is no folder is refused', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(file)).toThrow(/non è una cartella/)
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/non è una cartella/)
})

test('a kept secret that was damaged is refused, never made anew', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret'), 'short')
  expect(() => keepSecret(folder, 'secret')).toThrow(/danneggiato/)
})
