import { expect, it } from 'vitest'
import { saysEachWord, wordsOfText } from './found-record.ts'

it.each<[string, string[], boolean]>([
  ['dafal', ['Dafalgan 500 mg', ''], true],
  ['DAFALGAN 500', ['Dafalgan 500 mg', ''], true],
  ['falgan', ['Dafalgan 500 mg', ''], false],
  ['caffe', ['Dafalgan', 'Dopo il caffè'], true],
  ["l'acqua", ['Movicol', "con l'acqua tiepida"], true],
  ['acqua movicol', ['Movicol', "con l'acqua tiepida"], true],
  ['acqua aspirina', ['Movicol', "con l'acqua tiepida"], false],
  ['', ['Movicol'], false],
  [' - ', ['Movicol'], false],
])('"%s" in %j: %s', (typed, texts, expected) => {
  expect(saysEachWord(texts, wordsOfText(typed))).toBe(expected)
})
