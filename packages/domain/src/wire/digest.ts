import { canonicalJson } from './canonical-json.ts'

const prime = 0x01000193

/** FNV-1a over a text, in 32 bits. */
function hashOf(text: string, basis: number): number {
  let hash = basis
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash >>> 0
}

/** A short name for what a value says: equal things have the same. It tells readings apart and keeps no secret. */
export function digestOf(value: unknown): string {
  const text = canonicalJson(value) ?? ''
  return [0x811c9dc5, 0x050c5d1f].map(basis => hashOf(text, basis).toString(36)).join('')
}
