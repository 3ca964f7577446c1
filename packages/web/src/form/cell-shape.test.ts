import { expect, test } from 'vitest'
import { cellShape } from './cell-shape.ts'

test.each([
  ['pair', ['Sì', 'No']],
  ['pair', ['Assente', 'Presente']],
  ['segments', ['Sì', 'No', 'Non noto']],
  ['segments', ['Fisiologica', 'Alterata']],
  ['segments', ['Adeguata', 'Alterata', 'Non valutabile']],
  ['segments', ['Intatta', 'A rischio di alterazione', 'Alterata']],
  ['segments', ['Aiuto', 'Supervisione o frequenza']],
  ['grid', ['Physiologisch', 'Verändert', 'Mit Hilfsmittel']],
  ['list', ['Parzialmente limitata', 'Fortemente limitata', 'Ipovedente']],
  ['grid', ['Orientato', 'Disorientato', 'Solo di giorno', 'Solo di notte', 'Fluttuante']],
  ['scale', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  ['list', ['Comprensibile', 'Per lo più comprensibile', 'A volte comprensibile', 'Mai comprensibile']],
])('%s for %j', (shape, labels) => {
  expect(cellShape(labels)).toBe(shape)
})
