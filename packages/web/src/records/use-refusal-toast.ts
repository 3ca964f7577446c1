import { useEffect, useRef } from 'react'
import type { FailureCode } from '../calls/failure.ts'
import { dropToast, toast } from '../ui/toast.ts'

type Refused = { banner: string | null; code: FailureCode | null }

/**
 * Says a refusal in the server's words as a toast, as specified; a toast is put away, so the form keeps the sentence too.
 * Where the server said nothing the form alone tells it.
 */
export function useRefusalToast({ banner, code }: Refused, isWanted = true): void {
  const words = isWanted && code !== 'away' ? banner : null
  const told = useRef<number>(null)
  useEffect(() => {
    // With the next try it is said anew or no more; who leaves the form keeps it in sight.
    if (told.current !== null) dropToast(told.current)
    told.current = words === null ? null : toast(words, 'error')
  }, [words])
}
