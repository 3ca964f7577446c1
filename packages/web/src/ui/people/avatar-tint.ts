export const tintCount = 8

/** One of eight tints, always the same for the same id (FNV-1a over its characters). */
export function tintOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash % tintCount
}

/** Beside each other these can hardly be told apart, by day or by night. */
const alike = [
  [0, 7],
  [1, 2],
  [1, 7],
  [2, 6],
  [3, 5],
] as const

const areAlike = (one: number, other: number): boolean =>
  one === other || alike.some(pair => pair.some(tint => tint === one) && pair.some(tint => tint === other))

/**
 * The tints of people one below the other. Each keeps her own, but where it is like the one above: there she has the next
 * that is not.
 */
export function tintsBelow(ids: readonly string[]): number[] {
  const tints: number[] = []
  for (const id of ids) {
    const above = tints.at(-1)
    let tint = tintOf(id)
    while (above !== undefined && areAlike(above, tint)) tint = (tint + 1) % tintCount
    tints.push(tint)
  }
  return tints
}

export const particles = new Set(['de', 'di', 'da', 'del', 'della', 'dos', 'van', 'von', 'la', 'le'])

/** Two initials: of the first and the last word that is a name, not a particle. */
export function initialsOfName(name: string): string {
  const words = name.split(/[\s-]+/).filter(word => word && !particles.has(word.toLowerCase()))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map(word => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
