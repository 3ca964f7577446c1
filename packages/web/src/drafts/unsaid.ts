const timesIn = (text: string, sentence: string): number => text.split(sentence).length - 1

/**
 * The sentences that a form has to say and that stand nowhere in what it shows: those of a field that is not on the
 * page. One that is due at two fields and stands at one is unsaid as well.
 */
export const unsaid = (sentences: readonly string[], shown: string): string[] =>
  [...Map.groupBy(sentences, sentence => sentence)].flatMap(([sentence, due]) =>
    timesIn(shown, sentence) < due.length ? [sentence] : [],
  )
