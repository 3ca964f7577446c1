import type { Id } from '@vicino/domain/wire/id.ts'
import type { LinkTarget } from '../ui/link-target.ts'
import { useReturnTo } from '../ui/use-return-to.ts'

/** Back to the list, the record that was just written in sight. */
export const useReturnToList = (page: LinkTarget): ((recordId: Id) => void) => useReturnTo(page)
