import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const root = join(import.meta.dirname, '..')
const nameOf = classNames(root)

test('no two sheets name a class alike', () => {
  const sheets = globSync('src/**/*.module.css', { cwd: root })
  const names = sheets.map(sheet => nameOf('row', join(root, sheet)))
  expect(new Set(names).size).toBe(sheets.length)
})

test('a class keeps its own name, whatever folder the product is built in', () => {
  expect(nameOf('row', join(root, 'src/a.module.css'))).toMatch(/^row_[\w-]{4}$/)
  expect(classNames('/elsewhere')('row', '/elsewhere/src/a.module.css')).toBe(
    nameOf('row', join(root, 'src/a.module.css')),
  )
})
