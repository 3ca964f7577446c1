import { describe, expect, it } from 'vitest'
import { chainStart, hashLink } from './chain.ts'

const row = { at: '2026-11-20T09:00:00.000Z', action: 'read', fields: ['morning'], rows: null }

describe('hashLink', () => {
  it('stays what it is: every chain that exists depends on it', () => {
    expect(hashLink(chainStart, row).toString('hex')).toMatchInlineSnapshot(
      `"f7f585f5f921280b582713391d166309529b373f0c68493185a69039fa344b6f"`,
    )
  })

  it.each<[string, object]>([
    ['in another order', { rows: null, fields: ['morning'], action: 'read', at: row.at }],
    ['with a column that says nothing', { ...row, later: null }],
  ])('is the same %s', (_, same) => {
    expect(hashLink(chainStart, { ...same })).toEqual(hashLink(chainStart, row))
  })

  it.each<[string, object]>([
    ['a changed value', { ...row, action: 'update' }],
    ['a value taken away', { ...row, action: null }],
    ['a value added', { ...row, rows: 0 }],
    ['a changed list', { ...row, fields: ['morning', 'evening'] }],
  ])('differs for %s', (_, other) => {
    expect(hashLink(chainStart, { ...other })).not.toEqual(hashLink(chainStart, row))
  })

  it('differs behind another link', () => {
    expect(hashLink(hashLink(chainStart, row), row)).not.toEqual(hashLink(chainStart, row))
  })
})
