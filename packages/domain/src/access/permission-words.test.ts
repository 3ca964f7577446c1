import { expect, test } from 'vitest'
import { matrix } from './matrix.ts'
import { permissionGroups } from './permission-words.ts'

test('each permission of the matrix has its words, once', () => {
  const named = permissionGroups.flatMap(({ permissions }) => permissions.map(({ value }) => value))
  expect(named.toSorted()).toEqual(Object.keys(matrix).toSorted())
})
