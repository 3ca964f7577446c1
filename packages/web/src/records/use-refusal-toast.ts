import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'

/** Says a refusal in the server's words as a toast, as specified; a toast goes, so the form keeps the sentence too. */
export function useRefusalToast(refusal: string | null): void {
  useEffect(() => {
    if (refusal !== null) toast(refusal, 'error')
  }, [refusal])
}
