export const tintCount = 8

/** One of eight tints, always the same for the same id (FNV-1a over its characters). */
export function tintOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash % tintCount
}

export const particles = new Set(['de', 'di', 'da', 'del', 'della', 'dos', 'van', 'von', 'la', 'le'])

/** Two initials: of the first and the last word that is a name, not a particle. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(word => word && !particles.has(word.toLowerCase()))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map(word => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
