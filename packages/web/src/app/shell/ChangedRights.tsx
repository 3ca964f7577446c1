import { useQueryClient } from '@tanstack/react-query'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { useEffect, useRef } from 'react'
import { Failure } from '../../calls/failure.ts'
import { queryKey } from '../../calls/query-key.ts'
import { usePerson } from '../../session/person.ts'

const isForbidden = (reason: unknown): boolean => reason instanceof Failure && reason.code === 'forbidden'

/**
 * Shows nothing, and lets go of what is no longer hers to see. An answer goes as soon as it is refused, and who she is
 * is asked anew; once she may do something else than before, what was read under the old rights is forgotten where it
 * is out of sight, and read anew where it is not.
 */
export function ChangedRights() {
  const client = useQueryClient()
  const { permissions } = usePerson()
  const before = useRef(permissions)

  useEffect(() => {
    if (before.current === permissions) return
    before.current = permissions
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  }, [client, permissions])

  useEffect(() => {
    const askWho = (): void => void client.invalidateQueries({ queryKey: queryKey(getMe, {}) })
    const stops = [
      client.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isForbidden(event.action.error)) return
        event.query.setState({ data: undefined })
        askWho()
      }),
      client.getMutationCache().subscribe(event => {
        if (event.type === 'updated' && event.action.type === 'error' && isForbidden(event.action.error))
          askWho()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])

  return null
}
