import type { Bedside } from '@vicino/domain/administrations/bedside.ts'
import { createContext } from 'react'

/** Whose doses stand here, and what has to be in sight where they are given; null as long as nobody has said it. */
export const BedsideContext = createContext<Bedside | null>(null)

/** Whether that could not be read. */
export const BedsideLostContext = createContext(false)
