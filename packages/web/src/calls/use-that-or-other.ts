import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type Failure, isMissing } from './failure.ts'
import type { Read } from './Loaded.tsx'
import { useRead } from './use-read.ts'

type OfSlug = Endpoint & { path: `/api/${string}{slug}` }

/**
 * What one address reads; where nothing is there, whether the same word names something of the `other` kind. Until that
 * is known it is still on its way.
 */
export function useThatOrOther<Answer>(
  that: Read<Answer> & { error: Failure | null },
  other: OfSlug,
  slug: string,
): { read: Read<Answer>; isOther: boolean } {
  const isAbsent = that.error !== null && isMissing(that.error)
  const instead = useRead(other, { params: { slug } }, { when: isAbsent })
  const isOpen = isAbsent && instead.isLoading
  return {
    read: isOpen ? { data: undefined, error: null, refetch: that.refetch } : that,
    isOther: instead.data !== undefined,
  }
}
