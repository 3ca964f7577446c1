import { type ReactNode, type Ref, type SubmitEvent, useState } from 'react'
import { ClampContext, makeClampBoard } from '../ui/fields/clamp-board.ts'

type Props = {
  onSubmit: () => void
  /** Told where it sends nothing: a question stands in it. */
  onAsked?: () => void
  /** The minutes were not typed but taken from the clock: what is unusual in them is asked about at once. */
  proposed?: boolean
  /** For who sends it by another tap than its own. */
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** The form of a sheet with minutes in it: it sends nothing while a question at a field is open. */
export function LinesForm({ onSubmit, onAsked, proposed = false, ref, children }: Props) {
  const [board] = useState(() => ({ ...makeClampBoard(), restored: proposed }))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (board.focusFirst()) onAsked?.()
    else onSubmit()
  }
  return (
    <ClampContext value={board}>
      <form ref={ref} noValidate onSubmit={submit}>
        {children}
      </form>
    </ClampContext>
  )
}
