import { expect, it } from 'vitest'
import { ownFileNames, safeFileName } from './file-names.ts'

it.each([
  ['referto.pdf', 'referto.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['../../x.pdf', '_.._x.pdf'],
  ['C:\\Windows\\x.txt', 'C__Windows_x.txt'],
  ['.bashrc', 'bashrc'],
  ['.pdf', 'documento.pdf'],
  ['..', 'documento'],
  ['nul.txt', '_nul.txt'],
  ['a b.  ', 'a b'],
  ['riga\nnuova.png', 'riga_nuova.png'],
  ['a\u202Efdp.exe.pdf', 'a_fdp.exe.pdf'],
  ['Referto "del" 3/4?.pdf', 'Referto _del_ 3_4_.pdf'],
  [`${'lungo'.repeat(60)}.pdf`, `${'lungo'.repeat(20)}.pdf`],
])('keeps %j as %j', (name, kept) => expect(safeFileName(name)).toBe(kept))

it('numbers what is called alike, capitals apart', () => {
  const own = ownFileNames()
  const names = ['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'b', 'b']
  expect(names.map(own)).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'a (3).pdf', 'b', 'b (2)'])
})
