import { particles } from './avatar-tint.ts'

/** The family name, as far as a whole name tells it: the last word, with the particles before it. */
export function familyOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  let first = words.length - 1
  while (first > 1 && particles.has(words[first - 1]!.toLowerCase())) first -= 1
  return words.slice(Math.max(first, 0)).join(' ')
}

/** The family name with the initial of the first: of two of one family on a narrow line each is told from the other. */
export function briefName(name: string): string {
  const family = familyOf(name)
  return family === name ? name : `${family} ${[...name.trim()][0]!.toUpperCase()}.`
}
