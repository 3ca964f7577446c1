import type { Day } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { useEffect } from 'react'
import type { Read } from '../calls/Loaded.tsx'
import { usePages } from '../calls/use-pages.ts'

/** The whole catalogue as it holds on a day, so that a search answers with every letter; the common one comes at once. */
export function useServices(date: Day): Read<Service[]> {
  const { more, loadingMore, showMore, ...services } = usePages(getServices, {
    query: { date, limit: pageSizeAtMost },
  })
  useEffect(() => {
    if (more && !loadingMore) showMore()
  }, [more, loadingMore, showMore])
  return services
}
