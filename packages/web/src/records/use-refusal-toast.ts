import { useEffect } from 'react'
import type { FailureCode } from '../calls/failure.ts'
import { toast } from '../ui/toast.ts'

type Refused = { banner: string | null; code: FailureCode | null }

/**
 * Says a refusal in the server's words as a toast, as specified; a toast goes, so the form keeps the sentence too.
 * Where the server said nothing the form alone tells it.
 */
export function useRefusalToast({ banner, code }: Refused, isWanted = true): void {
  const words = isWanted && code !== 'away' ? banner : null
  useEffect(() => {
    if (words !== null) toast(words, 'error')
  }, [words])
}
