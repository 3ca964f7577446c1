import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

describe('a text in lines', () => {
  it.each<[string, number, string[]]>([
    ['', 10, ['']],
    ['B – cure', 10, ['B – cure']],
    ['B – cure, cure psichiatriche', 14, ['B – cure, cure', 'psichiatriche']],
    ['con parolalunghissima qui', 8, ['con', 'parolalu', 'nghissim', 'a qui']],
    ['abc', 1, ['a', 'b', 'c']],
    ['a', 0, ['a']],
  ])('%j in %i', (text, width, lines) => {
    expect(breakLines(text, width, ({ length }) => length)).toEqual(lines)
  })
})
