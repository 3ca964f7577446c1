import { getStaffing, type Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { isFoundBy } from '@vicino/domain/people/search-words.ts'
import { useServerAway } from '../../calls/server-away.ts'
import { useRead } from '../../calls/use-read.ts'
import type { Failure } from '../../calls/failure.ts'
import { useToday } from '../../i18n/use-today.ts'

type FoundOperators = { found: readonly Operator[]; settled: boolean; error: Failure | null }

/** Those who work today among whom the person plans, whom words find: read once, as her day of lanes reads them. */
export function useOperators(words: string): FoundOperators {
  const away = useServerAway()
  const read = useRead(getStaffing, { params: { date: useToday() } }, { when: words !== '' })
  if (words === '') return { found: [], settled: true, error: null }
  const operators = read.data?.operators ?? []
  return {
    found: operators.filter(({ name }) => isFoundBy({ first_name: name, last_name: '' }, words)),
    settled: away || !read.isPending,
    error: read.error,
  }
}
