/** Where a presentation is cut until one asks for the rest. */
export const shownCharacters = 60

/** The beginning of a text, cut between two words where there is one. */
export function beginningOf(text: string): string {
  if (text.length <= shownCharacters) return text
  const cut = text.slice(0, shownCharacters + 1)
  const lastSpace = cut.search(/\s\S*$/)
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, shownCharacters)).trimEnd()}…`
}
