import { screenHook } from '../../ui/screen-hook.ts'

/** Whether the page of a record has room for the list that it is of beside it, also among the sections of a dossier. */
export const useRoomForList = screenHook('(min-width: 80em)')
