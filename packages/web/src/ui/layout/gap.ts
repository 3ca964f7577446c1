/** The distances between things, in pixels (decision 0101). */
export type Gap = 0 | 2 | 4 | 8 | 12 | 16 | 24
