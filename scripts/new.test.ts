import { join } from 'node:path'
import { expect, test } from 'vitest'

import { recordFiles } from './new/record.ts'
import { recordNames } from './new/record-names.ts'
import { readDependencies } from './walls/tree.ts'
import { surveyWalls } from './walls/walls.ts'

const dependencies = readDependencies(join(import.meta.dirname, '..'))

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
