/**
 * How the answers of a question stand: two short ones beside the question, two or three next to each other, numbers as
 * a scale, more in two columns, sentences one below the other.
 */
export type CellShape = 'pair' | 'segments' | 'scale' | 'grid' | 'list'

const longest = (labels: readonly string[]): number => Math.max(...labels.map(label => label.length))

/** Letters that a word and a line may have in one of two or three cells that share the width of a phone. */
const roomOf: Readonly<Record<number, { word: number; line: number }>> = {
  2: { word: 17, line: 19 },
  3: { word: 11, line: 12 },
}

/** Whether these labels stand next to each other, each in two lines at most. */
function standAbreast(labels: readonly string[]): boolean {
  const room = roomOf[labels.length]
  if (room === undefined) return false
  const words = labels.map(label => label.split(' '))
  return longest(words.flat()) <= room.word && words.every(ones => linesOf(ones, room.line) <= 2)
}

/** In how many lines of so many letters these words stand. */
function linesOf(words: readonly string[], room: number): number {
  let [lines, used] = [0, room]
  for (const { length } of words) {
    if (used + 1 + length > room) lines += 1
    used = used + 1 + length > room ? length : used + 1 + length
  }
  return lines
}

/**
 * The shape for these words, in the language in which they are read: a German answer may need a line for itself
 * where the Italian ones stand side by side.
 */
export function cellShape(labels: readonly string[]): CellShape {
  const widest = longest(labels)
  if (labels.length === 2 && widest <= 8) return 'pair'
  if (standAbreast(labels)) return 'segments'
  if (labels.length > 6 && widest <= 2) return 'scale'
  return widest <= 16 ? 'grid' : 'list'
}

/**
 * The room that a cell with a sign needs beside another, in rem: its letters, and its edges. Of a label that is one
 * word each letter must fit, others may go on in a second line. The last of an odd number has a line for itself.
 */
export function cellWidth(labels: readonly string[]): number {
  const abreast = labels.length % 2 === 0 ? labels : labels.slice(0, -1)
  return Math.max(longest(abreast) * 0.48, longest(abreast.flatMap(label => label.split(' '))) * 0.523) + 3.3
}
