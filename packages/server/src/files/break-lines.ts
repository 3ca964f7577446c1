/** A text in lines that fit: between words where it can, else within one. */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`
    if (widthOf(longer) <= width) lines[lines.length - 1] = longer
    else {
      if (lines.at(-1) !== '') lines.push('')
      for (const letter of word) {
        if (widthOf(lines.at(-1) + letter) > width && lines.at(-1) !== '') lines.push('')
        lines[lines.length - 1] += letter
      }
    }
  }
  return lines
}
