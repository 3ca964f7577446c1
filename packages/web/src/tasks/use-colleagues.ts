import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { useGivenUp } from '../calls/use-given-up.ts'
import { useRead } from '../calls/use-read.ts'

/** The colleagues to choose from, by name: as many as one page of their list holds. */
export function useColleagues(options?: { when: boolean }) {
  const read = useRead(getCollaborators, { query: { limit: pageSizeAtMost } }, options)
  return { colleagues: read.data?.items, isGivenUp: useGivenUp(read) }
}
