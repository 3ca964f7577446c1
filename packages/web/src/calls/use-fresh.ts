import { useState } from 'react'
import type { Read } from './Loaded.tsx'

/**
 * What a form begins with: an answer that something overtook is waited for to be read anew, or the form would be written
 * over what stood before and be refused. A form that stands is never taken away.
 */
export function useFresh<Answer>(
  read: Read<Answer> & { isStale: boolean; isFetching: boolean },
): Read<Answer> {
  const { data, error, refetch, isStale, isFetching } = read
  const [begun, setBegun] = useState(false)
  const isFresh = begun || (data !== undefined && !(isStale && isFetching))
  if (isFresh && !begun) setBegun(true)
  return { data: isFresh ? data : undefined, error: isFresh ? error : null, refetch }
}
