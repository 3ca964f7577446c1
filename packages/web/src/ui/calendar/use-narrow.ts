import { screenHook } from '../screen-hook.ts'

/** Whether the screen is a phone's: below 601 pixels of usual text. */
export const useNarrow = screenHook('(max-width: 37.5em)')
