import { createContext } from 'react'

/** Of whom is what is written here, in a name: what is said of it on another page says that too. */
export const WhoseContext = createContext<string | null>(null)
