import { expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

it.each<[string, string[], string]>([
  ['Dafalgan 1 g compresse', ['dafal'], '[Dafalgan] 1 g compresse'],
  ["All'occorrenza, d'inverno", ['inv', 'all'], "[All]'occorrenza, d'[inverno]"],
  ['Perché è così', ['perche', 'e'], '[Perché] [è] così'],
  ['Metformina 500', ['50'], 'Metformina [500]'],
  ['Metformina', ['formina'], 'Metformina'],
  ['Metformina', [], 'Metformina'],
  ['', ['a'], ''],
])('%s, sought %j', (text, sought, shown) => {
  const parts = markedParts(text, sought)
  expect(parts.map(part => (part.marked ? `[${part.text}]` : part.text)).join('')).toBe(shown)
})
