type Fact = string | false | null | undefined

/**
 * Short facts in one line, those that there are: 'Mattina · 2 dosi'. Where the line breaks, the dot stays behind what
 * it follows.
 */
export const dotted = (facts: readonly Fact[]): string => facts.filter(Boolean).join('\u00a0· ')
