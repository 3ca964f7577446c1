import { type DoseWindows, usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { usePerson } from '../session/person.ts'

/** When each moment of a scheme begins in the active business. */
export const useWindows = (): DoseWindows => usePerson().business?.dose_windows ?? usualWindows
