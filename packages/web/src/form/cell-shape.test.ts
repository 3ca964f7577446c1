import { expect, test } from 'vitest'
import { cellShape, cellWidth } from './cell-shape.ts'

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

/** Half of what a card and what hangs on a question have on a phone of 390 pixels, in rem. */
const half = { card: 10.125, followUp: 9.53 }

test.each([
  ['two long words that hang on a question', ['Urostomy', 'Tracheostomy'], half.followUp, false],
  ['two long words in a card', ['Celibe/nubile', 'Divorziato/a'], half.card, true],
  ['what may go on in a second line', ['Solo di giorno', 'Solo di notte'], half.card, true],
])('%s stand abreast where no word breaks', (_, labels, room, abreast) => {
  expect(cellWidth(labels) <= room).toBe(abreast)
})
