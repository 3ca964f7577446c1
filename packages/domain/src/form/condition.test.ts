import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { fieldsNamedIn, isSatisfied, type ShownWhen } from './condition.ts'

const yes: ShownWhen = { field: 'a', is: 'yes' }
const no: ShownWhen = { field: 'a', is: 'no' }
const other: ShownWhen = { field: 'b', is: true }

describe('a condition', () => {
  it.each<[string, ShownWhen, Answers, boolean]>([
    ['answered, unanswered', { answered: 'a' }, {}, false],
    ['answered, blank', { answered: 'a' }, { a: ' ' }, false],
    ['answered, empty list', { answered: 'a' }, { a: [] }, false],
    ['answered, empty group', { answered: 'a' }, { a: { b: undefined } }, false],
    ['answered, false', { answered: 'a' }, { a: false }, true],
    ['answered, zero', { answered: 'a' }, { a: 0 }, true],
    ['is', yes, { a: 'yes' }, true],
    ['is, another', yes, { a: 'no' }, false],
    ['is, unanswered', yes, {}, false],
    ['is, with a description', yes, { a: { choice: 'yes', note: 'x' } }, true],
    ['is, in a list', { field: 'a', is: 'x' }, { a: ['y', 'x'] }, true],
    ['is, not in a list', { field: 'a', is: 'x' }, { a: ['y'] }, false],
    ['not, another', { not: yes }, { a: 'no' }, true],
    ['not, the same', { not: yes }, { a: 'yes' }, false],
    ['not, unanswered', { not: yes }, {}, false],
    ['not answered, unanswered', { not: { answered: 'a' } }, {}, false],
    ['not not, unanswered', { not: { not: yes } }, {}, false],
    ['any, one', { any: [yes, other] }, { b: true }, true],
    ['any, none', { any: [yes, other] }, { a: 'no', b: false }, false],
    ['any, unanswered', { any: [yes, no] }, {}, false],
    ['not any, one unanswered', { not: { any: [yes, other] } }, { a: 'no' }, false],
    ['not any, all answered', { not: { any: [yes, other] } }, { a: 'no', b: false }, true],
    ['all, both', { all: [yes, other] }, { a: 'yes', b: true }, true],
    ['all, one unanswered', { all: [yes, other] }, { a: 'yes' }, false],
    ['not all, one false', { not: { all: [yes, other] } }, { a: 'no' }, true],
    ['not all, unanswered', { not: { all: [yes, other] } }, { a: 'yes' }, false],
  ])('%s', (_, condition, answers, expected) => {
    expect(isSatisfied(condition, answers)).toBe(expected)
  })

  it('names what it looks at', () => {
    expect(fieldsNamedIn({ all: [{ not: yes }, { any: [other, { answered: 'c' }] }] })).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})
