import type { Day } from '@vicino/domain/days/day.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import type { Read } from '../calls/Loaded.tsx'
import { useWholeList } from '../calls/use-whole-list.ts'

/** All services that the business offers on a day; the common ones come at once. */
export const useServices = (date: Day): Read<Service[]> =>
  useWholeList(getServices, { query: { date, limit: pageSizeAtMost } })
