import { screenHook } from '../ui/screen-hook.ts'

/** Whether the pages of a dossier have room for its sections beside them. */
export const useBesideSections = screenHook('(min-width: 75em)')
