import { expect, test } from 'vitest'
import { unsaid } from './unsaid.ts'

const required = 'Compilare questo campo.'
const future = 'Nel futuro.'

test.each([
  ['nothing is due', [], 'Nome', []],
  ['it stands at its field', [required], `Nome${required}`, []],
  ['its field is not shown', [required, future], `Nome${required}`, [future]],
  ['it is due twice and stands once', [required, required], `Nome${required}`, [required]],
  ['it stands at both', [required, required], `Nome${required}Dose${required}`, []],
])('%s', (_what, sentences, shown, left) => {
  expect(unsaid(sentences, shown)).toEqual(left)
})
