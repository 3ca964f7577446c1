import { contract } from '@vicino/domain/contract.ts'
import { Phone } from '@vicino/domain/people/phone.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { textsIn } from '@vicino/domain/wire/texts-in.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { impossiblePhones, phoneFields } from './possible-phones.ts'

const mark = 'a telephone number'

/** The JSON schema of a body, each of its telephone numbers marked. */
const markedSchema = (body: z.ZodMiniType) =>
  z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === Phone) jsonSchema.title = mark
    },
  })

describe('a telephone number that is written', () => {
  it.each([
    '+390212345678',
    '+4930123456',
    '+33612345678',
    '+4231234567',
    '+41991234567',
    '144',
    '+15555555555',
  ])('%s is taken as it is', phone => expect(impossiblePhones({ phone })).toEqual([]))

  it.each(['+999123456789', '+2101234567', '+4479111234567'])('%s cannot exist', phone => {
    expect(impossiblePhones({ contact: { other_phone: phone } })).toEqual([
      { path: 'contact.other_phone', code: 'bad_phone' },
    ])
  })

  it('is kept as it is typed in a draft', () => {
    expect(impossiblePhones({ values: { phone: '+999123456789' } }, ['values'])).toEqual([])
  })

  it('is asked of every field of the contract that holds one', () => {
    const bodies = Object.values<Endpoint>(contract).flatMap(({ body }) => body ?? [])
    const marks = bodies.flatMap(body => textsIn(markedSchema(body))).filter(({ text }) => text === mark)
    const names = new Set(marks.map(({ path }) => path[path.lastIndexOf('properties') + 1]))
    expect(names).toEqual(phoneFields)
  })
})
