import { expect, test } from 'vitest'
import { joinFiles, type Piece, type Way } from './joined-files.ts'

/** Text that does not get smaller by being packed. */
const noise = (letters: number): string =>
  Array.from({ length: letters }, (_, at) =>
    String.fromCharCode(33 + ((at * 7919 + ((at * at) % 89)) % 90)),
  ).join('')

const piece = (name: string, imports: string[] = [], letters = 40): Piece => ({
  name,
  imports,
  code: noise(letters),
})

const way = (needed: string[], more: Partial<Way> = {}): Way => ({
  there: new Set(),
  needed: new Set(needed),
  weight: 1,
  atMost: Infinity,
  ...more,
})

const cases: [what: string, pieces: Piece[], ways: Way[], files: string[][]][] = [
  ['what is needed together comes in one', [piece('a'), piece('b')], [way(['a', 'b'])], [['a', 'b']]],
  [
    'what is never needed together stays apart',
    [piece('a'), piece('b')],
    [way(['a']), way(['b'])],
    [['a'], ['b']],
  ],
  [
    'what is there already is not paid for again',
    [piece('a'), piece('b')],
    [way(['a', 'b']), way(['b'], { there: new Set(['a', 'b']), weight: 99 })],
    [['a', 'b']],
  ],
  [
    'a way that may bring no more keeps two apart',
    [piece('a'), piece('b', [], 400)],
    [way(['a', 'b'], { weight: 99 }), way(['a'], { atMost: 100 })],
    [['a'], ['b']],
  ],
  [
    'what stands behind a piece counts: it would be brought with it',
    [piece('a'), piece('b', ['c']), piece('c', [], 9000)],
    [way(['a', 'b', 'c']), way(['a'], { weight: 2 })],
    [['a'], ['b', 'c']],
  ],
  [
    'two do not join around a third that stands between them',
    [piece('a', ['s']), piece('s', ['b']), piece('b')],
    [way(['a', 's', 'b'])],
    [['a'], ['b']],
  ],
]

test.each(cases)('%s', (_, pieces, ways, files) => {
  const settled = pieces.some(({ name }) => name === 's') ? [['s']] : []
  const joined = joinFiles(pieces, settled, ways, 500)
  const inOrder = joined.map(names => names.toSorted()).toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  expect(inOrder).toEqual(files)
})
