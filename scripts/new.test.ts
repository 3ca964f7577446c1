import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { recordFiles, stillToDo } from './new/record.ts'
import { recordNames } from './new/record-names.ts'
import { readDependencies } from './walls/tree.ts'
import { surveyWalls } from './walls/walls.ts'

const root = join(import.meta.dirname, '..')
const dependencies = readDependencies(root)

test('a noun has its forms for files, code and tables', () => {
  expect(recordNames('body-map')).toEqual({
    file: 'body-map',
    files: 'body-maps',
    value: 'bodyMap',
    values: 'bodyMaps',
    type: 'BodyMap',
    types: 'BodyMaps',
    table: 'body_map',
    tables: 'body_maps',
  })
  expect(recordNames('allergy', 'allergies')).toMatchObject({ files: 'allergies', types: 'Allergies' })
})

test.each(['Wound', 'body_map', 'wound ', '../wound', '', '2nd'])('«%s» is no noun', noun => {
  expect(() => recordNames(noun)).toThrow(/no name for a record/)
})

test.each([
  ['wound', 'wounds'],
  ['body-map', 'body-maps'],
])('the files of a new %s stand where the walls want them', (noun, plural) => {
  const files = recordFiles(recordNames(noun), 7)
  expect(surveyWalls(files, dependencies).broken).toEqual([])
  expect(files.map(({ path }) => path)).toContain(`packages/server/migrations/0007-${plural}.sql`)
})

test('what is left to do by hand names files that stand, and the new one', () => {
  const names = recordNames('wound')
  const written = new Set(recordFiles(names, 7).map(({ path }) => path))
  const named = stillToDo(names).map(line => line.slice(0, line.indexOf(':')))
  const missing = named.filter(path => !written.has(path) && !existsSync(join(root, path)))
  expect(missing).toEqual([])
  expect(named.filter(path => written.has(path))).toEqual(['packages/domain/src/wounds/wound.ts'])
})

test('a new record is corrected by the rules of all records, and none of its own', () => {
  const texts = recordFiles(recordNames('wound'), 7).map(({ text }) => text)
  expect(texts.filter(text => text.includes('refuseCorrection('))).toHaveLength(1)
  expect(texts.filter(text => text.includes('useCorrection<'))).toHaveLength(1)
  expect(texts.filter(text => /correctionNeedsReason|'stale'|set current/.test(text))).toEqual([
    expect.stringContaining("problems: ['stale', 'struck']"),
  ])
})
