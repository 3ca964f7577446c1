import { useRef, useState } from 'react'

/** Asks for a reason in the middle of a save: `ask()` answers it, or undefined where the person went back. */
export function useReasonSheet() {
  const [open, setOpen] = useState(false)
  const settle = useRef<(reason: string | undefined) => void>(() => undefined)
  const answer = (reason: string | undefined): void => {
    setOpen(false)
    settle.current(reason)
  }
  return {
    ask: (): Promise<string | undefined> =>
      new Promise(resolve => {
        settle.current = resolve
        setOpen(true)
      }),
    sheet: { open, onClose: () => answer(undefined), onConfirm: (reason: string) => answer(reason) },
  }
}
