import type { TFunction } from 'i18next'

/**
 * A text of the house that may have come with the program: in the reader's language where it still reads as it came, as the
 * house wrote it otherwise. Nothing is filled in where somebody wrote braces.
 */
export const houseText = (text: string, t: TFunction): string => t(text, { skipInterpolation: true })
