import { expect, it } from 'vitest'
import { line, someLine, someText, text } from './text.ts'

const rules = { text: text(9), someText: someText(9), line: line(9), someLine: someLine(9) }
const whatIsWrong = (rule: keyof typeof rules, value: string) =>
  rules[rule].safeParse(value).error?.issues[0]?.message

it.each<[string, ...(keyof typeof rules)[]]>([
  ['Via Nassa'],
  [' Via Nassa\n'],
  ['Via\nNassa', 'line', 'someLine'],
  ['Via\r\nN.', 'line', 'someLine'],
  ['Via\tNassa', 'line', 'someLine'],
  ['Via\u0085N.', 'line', 'someLine'],
])('%j is refused as %s', (value, ...refusing) => {
  for (const rule of ['text', 'someText', 'line', 'someLine'] as const)
    expect(whatIsWrong(rule, value), rule).toBe(refusing.includes(rule) ? 'one_line' : undefined)
})

it.each([
  ['', 'required'],
  [' \n ', 'required'],
])('%j says nothing', (value, code) => {
  expect(whatIsWrong('line', value)).toBeUndefined()
  expect(whatIsWrong('someLine', value)).toBe(code)
})
