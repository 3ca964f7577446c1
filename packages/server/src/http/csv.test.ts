import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { csvFile, csvLine } from './csv.ts'

it.each([
  ['words', 'words'],
  ['a; b', '"a; b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+41 91', "'+41 91"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['Rossi,=1+1', "Rossi,'=1+1"],
  ['Rossi,+1,-2,@x', "Rossi,'+1,'-2,'@x"],
  ['Rossi,"=1+1"', `"Rossi,'""=1+1"""`],
  ['=1,=2', "'=1,'=2"],
  ['Rossi, Anna - Lugano, 1,5', 'Rossi, Anna - Lugano, 1,5'],
  [-27, '-27'],
  [0, '0'],
  [{ francs: -26.5 }, '-26.50'],
  [null, ''],
])('the cell %j is %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

it('goes out with its head, page after page', async () => {
  async function* pages() {
    yield [['a', 1]] as const
    yield []
    yield [['b', 2.5]] as const
  }
  expect(await text(csvFile('prova', ['Nome', 'CHF'], pages()).content)).toBe(
    '\uFEFFNome;CHF\r\na;1\r\nb;2.5\r\n',
  )
})
