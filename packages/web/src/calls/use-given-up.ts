import { useState } from 'react'

type Tried = { data: unknown; isError: boolean; isFetching: boolean }

/**
 * Whether a read found nothing and is not being tried again. Its error is said with the first try; what goes on without
 * its answer, once and for good, waits for the last.
 */
export function useGivenUp({ data, isError, isFetching }: Tried): boolean {
  const [before, setBefore] = useState(false)
  const isGivenUp = before || (data === undefined && isError && !isFetching)
  if (isGivenUp && !before) setBefore(true)
  return isGivenUp
}
