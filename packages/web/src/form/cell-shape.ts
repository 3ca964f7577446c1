/**
 * How the answers of a question stand: two short ones beside the question, a few in one line, numbers as a scale,
 * more in two columns, sentences one below the other.
 */
export type CellShape = 'pair' | 'segments' | 'scale' | 'grid' | 'list'

const longest = (labels: readonly string[]): number => Math.max(...labels.map(label => label.length))

/**
 * The shape for these words, in the language in which they are read: a German answer may need a line for itself
 * where the Italian ones stand side by side.
 */
export function cellShape(labels: readonly string[]): CellShape {
  const widest = longest(labels)
  if (labels.length === 2 && widest <= 8) return 'pair'
  if (labels.length <= 3 && widest * labels.length <= 30) return 'segments'
  if (labels.length > 6 && widest <= 2) return 'scale'
  return widest <= 16 ? 'grid' : 'list'
}

/** The room that a cell with a sign needs beside others, in rem: half one for each character, and its edges. */
export const cellWidth = (labels: readonly string[]): number => longest(labels) * 0.5 + 3.6
