import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CalendarFindSearch } from '../../pages/search.ts'
import { useRemembered } from '../../ui/use-remembered.ts'

export type Find = {
  search: CalendarFindSearch
  show: (next: Partial<CalendarFindSearch>) => void
  /** Names are searched for: they are remembered, and never stand in the address. */
  words: string
  setWords: (words: string) => void
}

/** What is looked for, as the address says, and the words. */
export function useFind(): Find {
  const navigate = useNavigate()
  const search: CalendarFindSearch = useSearch({ strict: false })
  const [words, setWords] = useRemembered('calendar.find', '')
  return {
    search,
    show: next =>
      void navigate({ to: '.', search: { ...search, ...next }, replace: true, resetScroll: false }),
    words,
    setWords,
  }
}
