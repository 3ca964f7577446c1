import type { Me } from '@vicino/domain/users/me.ts'
import { useEffect } from 'react'
import { uncover } from '../../calls/session-cover.ts'
import { signedInPerson } from '../../sign-in/authenticate.ts'

/**
 * All tabs of a browser share one session: a covered one that comes to the front goes on where the same person has
 * signed in again in another. Who works for several businesses signs in here too: the other tab chose its own.
 */
export function useRenewedElsewhere(known: Me | undefined): void {
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || !known || known.businesses.length > 1) return
      if ((await signedInPerson()) === known._id) uncover(known._id)
    }
    const onChange = (): void => void look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [known])
}
