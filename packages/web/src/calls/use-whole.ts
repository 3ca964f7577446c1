import { useEffect, useEffectEvent } from 'react'
import type { Pages } from './use-pages.ts'

/** Reads a paged list to its end, page by page: what is put on paper is to be whole. Stops where a page fails. */
export function useWhole({ data, more, moreError, showMore }: Pages<unknown>): void {
  const goOn = useEffectEvent(() => {
    if (more && moreError === null) showMore()
  })
  const read = data?.length
  useEffect(() => {
    if (read !== undefined) goOn()
  }, [read])
}
