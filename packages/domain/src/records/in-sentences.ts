/** Texts that people wrote, one after the other: each ends as it was written, or with a full stop before the next. */
export const inSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter(text => typeof text === 'string')
    .filter(text => text !== '')
    .map((text, at, said) => (at === said.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')
