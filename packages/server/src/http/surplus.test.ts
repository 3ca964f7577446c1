import { expectTypeOf, it } from 'vitest'
import type { Surplus } from './surplus.ts'

type Answer = {
  _id: string
  note: string | null
  author: { name: string }
  items: { value: number }[]
  free: unknown
  by: { [name: string]: number }
  at: { kind: 'day'; day: string } | { kind: 'clock'; clock: string } | null
}

it('an answer as it is wanted has nothing too many, nor one that says less of a field', () => {
  expectTypeOf<Surplus<Answer, Answer>>().toBeNever()
  expectTypeOf<Surplus<Answer | undefined, Answer>>().toBeNever()
  expectTypeOf<Surplus<Omit<Answer, 'at'> & { at: null; note: 'a' }, Answer>>().toBeNever()
})

it('a column too many is named, wherever it stands', () => {
  expectTypeOf<Surplus<Answer & { business_id: string }, Answer>>().toEqualTypeOf<'business_id'>()
  expectTypeOf<Surplus<Answer & { secret?: string }, Answer>>().toEqualTypeOf<'secret'>()
  expectTypeOf<Surplus<{ author: { name: string; avs: string } }, Answer>>().toEqualTypeOf<'avs'>()
  expectTypeOf<Surplus<{ items: { value: number; row: number }[] }, Answer>>().toEqualTypeOf<'row'>()
  expectTypeOf<Surplus<{ at: { kind: 'day'; day: string; zone: string } }, Answer>>().toEqualTypeOf<'zone'>()
  expectTypeOf<Surplus<(Answer & { rank: number })[], Answer[]>>().toEqualTypeOf<'rank'>()
})

it('what the answer leaves open is not looked into', () => {
  expectTypeOf<Surplus<{ free: { any: 1 }; by: { one: 1; two: 2 } }, Answer>>().toBeNever()
})
