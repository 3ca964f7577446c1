/** The Rappen of francs with at most two decimals. */
export const rappenOf = (amount: number): number => Math.round(amount * 100)
