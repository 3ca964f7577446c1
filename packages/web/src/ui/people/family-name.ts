import { particles } from './avatar-tint.ts'

/** The family name, as far as a whole name tells it: the last word, with the particles before it. */
export function familyName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  let first = words.length - 1
  while (first > 1 && particles.has(words[first - 1]!.toLowerCase())) first -= 1
  return words.slice(Math.max(first, 0)).join(' ')
}

/** The whole name, as a list is ordered: 'De Luca Maria Grazia'. Where it is cut, the family is what stays. */
export function familyFirst(name: string): string {
  const family = familyName(name)
  return [family, name.trim().slice(0, -family.length).trim()].filter(Boolean).join(' ')
}
