import { foldAccents } from '@vicino/domain/people/search-words.ts'

type Part = { text: string; marked: boolean }

/** Words with what stands between them, in their order: letters and digits, or anything else. */
const pieces = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu

/**
 * A text in parts, those marked that begin with one of the words sought. Both are compared as the search does:
 * without accents and capitals.
 * @param sought folded words
 */
export function markedParts(text: string, sought: readonly string[]): Part[] {
  const parts: Part[] = []
  for (const piece of text.match(pieces) ?? []) {
    const folded = foldAccents(piece)
    const marked = folded !== '' && sought.some(word => folded.startsWith(word))
    const last = parts.at(-1)
    if (last && last.marked === marked && !marked) last.text += piece
    else parts.push({ text: piece, marked })
  }
  return parts
}
