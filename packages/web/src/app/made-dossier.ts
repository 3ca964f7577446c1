import { useLocation } from '@tanstack/react-router'
import type { Id } from '@vicino/domain/wire/id.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An id only: the browser writes its history down, and nobody's name belongs there. */
    madeDossier?: Id
  }
}

/** The dossier that was made on the way from this page and back to it. */
export const useMadeDossier = (): Id | undefined => useLocation({ select: ({ state }) => state.madeDossier })
