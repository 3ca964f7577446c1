import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { useRead } from '../calls/use-read.ts'

/** The colleagues to choose from, by name: as many as one page of their list holds. */
export function useColleagues(options?: { when: boolean }) {
  const { data, error } = useRead(getCollaborators, { query: { limit: pageSizeAtMost } }, options)
  return { colleagues: data?.items, error }
}
