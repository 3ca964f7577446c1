/** How many things may stand side by side on a day: what is narrower can no longer be read. */
export const columnsBeside = (days: number): number => (days === 1 ? 5 : days === 3 ? 2 : 3)
