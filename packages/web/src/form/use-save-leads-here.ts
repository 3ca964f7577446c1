import { use, useEffect, useEffectEvent, useId } from 'react'
import { ClampContext } from '../ui/fields/clamp-board.ts'

/** While something stands in a form and counts only once it is confirmed, the form sends nothing: its save leads there. */
export function useSaveLeadsHere(waits: boolean, lead: () => void): void {
  const board = use(ClampContext)
  const id = useId()
  const leadHere = useEffectEvent(lead)
  useEffect(() => {
    if (waits) board.raise(id, () => leadHere())
    else board.answer(id)
    return () => board.answer(id)
  }, [board, id, waits])
}
