import { describe, expect, it } from 'vitest'
import { Gln, isForeignGln } from './gln.ts'

const problem = (text: string) => Gln.safeParse(text).error?.issues[0]?.message

describe('GLN', () => {
  it.each([
    ['7601000000019', false],
    ['7601001234567', false],
    ['7601003000009', false],
    ['7601009999994', false],
    ['2005555555003', true],
    ['2006666666008', true],
  ])('%s is taken, as foreign: %s', (gln, isForeign) => {
    expect(Gln.parse(gln)).toBe(gln)
    expect(isForeignGln(gln)).toBe(isForeign)
  })

  it('is stored without separators', () => {
    expect(Gln.parse(' 7601.0012 3456-7 ')).toBe('7601001234567')
  })

  it.each([
    ['7601000000018', 'bad_gln_check_digit'],
    ['7601001234576', 'bad_gln_check_digit'],
    ['7634567890111', 'bad_gln_check_digit'],
    ['760100123456', 'bad_gln'],
    ['76010012345670', 'bad_gln'],
    ['7601O01234567', 'bad_gln'],
    ['', 'bad_gln'],
    ['٧٦٠١٠٠٠٠٠٠٠١٩', 'bad_gln'],
  ])('%s is refused: %s', (gln, code) => {
    expect(problem(gln)).toBe(code)
  })
})
