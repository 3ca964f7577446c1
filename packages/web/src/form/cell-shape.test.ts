import { expect, test } from 'vitest'
import { cellShape } from './cell-shape.ts'

test.each([
  ['pair', ['Sì', 'No']],
  ['pair', ['Assente', 'Presente']],
  ['segments', ['Sì', 'No', 'Non noto']],
  ['segments', ['Fisiologica', 'Alterata']],
  ['grid', ['Adeguata', 'Alterata', 'Non valutabile']],
  ['grid', ['Orientato', 'Disorientato', 'Solo di giorno', 'Solo di notte', 'Fluttuante']],
  ['scale', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  ['list', ['Comprensibile', 'Per lo più comprensibile']],
])('%s for %j', (shape, labels) => {
  expect(cellShape(labels)).toBe(shape)
})
