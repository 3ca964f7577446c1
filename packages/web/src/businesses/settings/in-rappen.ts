const rappenOfFranc = 100

/**
 * Francs in Rappen, nothing where nobody typed any. What is finer stays finer, for the rules to refuse; 76.9 francs are
 * 7690, not a hair more.
 */
export const inRappen = (typed: number | null): number | null =>
  typed === null ? null : Number((typed * rappenOfFranc).toFixed(4))
