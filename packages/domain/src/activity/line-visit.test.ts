import { expect, it } from 'vitest'
import { type LineVisit, visitOfLine } from './line-visit.ts'

const visit = (_id: string, from: string, to: string | null): LineVisit => ({
  _id,
  from: `2026-11-20T${from}:00.000Z`,
  to: to && `2026-11-20T${to}:00.000Z`,
})

const morning = visit('morning', '08:10', '08:40')
const next = visit('next', '08:50', '09:20')
const running = visit('running', '08:10', null)

it.each<[string, string, LineVisit[], string | null]>([
  ['within it', '08:20', [morning], 'morning'],
  ['as it begins', '08:10', [morning], 'morning'],
  ['as it ends', '08:40', [morning], 'morning'],
  ['at the door', '07:56', [morning], 'morning'],
  ['in the car', '08:55', [morning], 'morning'],
  ['long before', '07:54', [morning], null],
  ['in the office', '08:56', [morning], null],
  ['between two, nearer to the first', '08:43', [morning, next], 'morning'],
  ['between two, nearer to the second', '08:47', [morning, next], 'next'],
  ['in the middle between two', '08:45', [morning, next], 'next'],
  ['within one, near another', '08:52', [morning, next], 'next'],
  ['in one that goes on', '11:00', [running], 'running'],
  ['in one that goes on while another began', '08:55', [running, next], 'next'],
  ['after one that was never ended', '20:26', [running], null],
  ['where she was not there', '08:20', [], null],
])('a line %s', (_what, clock, visits, expected) =>
  expect(visitOfLine(`2026-11-20T${clock}:00.000Z`, visits)?._id ?? null).toBe(expected),
)
