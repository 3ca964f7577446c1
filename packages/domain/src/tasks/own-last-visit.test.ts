import { expect, it } from 'vitest'
import { ownLastVisit } from './own-last-visit.ts'

const at = (day: number, clock: string): string => `2026-11-${day}T${clock}:00.000Z`
const visit = (day: number, from: string, to: string) => ({ from: at(day, from), to: at(day, to) })
const now = at(20, '09:00')

it.each<[string, ReturnType<typeof visit>[], string | null]>([
  ['none', [], null],
  ['one', [visit(18, '08:00', '08:40')], at(18, '08:40')],
  [
    'several, in any order',
    [visit(18, '08:00', '08:40'), visit(19, '17:00', '17:30'), visit(2, '08:00', '09:00')],
    at(19, '17:30'),
  ],
  ['one of this morning', [visit(19, '17:00', '17:30'), visit(20, '07:00', '07:45')], at(20, '07:45')],
  ['one that ends at this moment', [visit(20, '08:00', '09:00')], now],
  ['one that was done before its planned end', [visit(20, '08:45', '09:30')], at(20, '08:45')],
  ['one that is still to come', [visit(20, '10:00', '10:30'), visit(17, '08:00', '08:40')], at(17, '08:40')],
])('of visits made: %s', (_what, made, expected) => expect(ownLastVisit(made, now)).toBe(expected))
