import type { MouseEvent } from 'react'

/**
 * Whether a tap is the second of a double tap. What it meets has just come in the place of what the first one meant:
 * it gives no second dose and opens nothing.
 */
export const isSecondTap = ({ detail }: MouseEvent): boolean => detail > 1
