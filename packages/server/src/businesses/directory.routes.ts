import { searchDirectory, shortBio } from '@vicino/domain/businesses/directory.contract.ts'
import type { Serve } from '../http/serve.ts'
import { searchProfiles } from './directory.store.ts'

export function serveDirectory(serve: Serve): void {
  serve(searchDirectory, async ({ tx, query, today }) => {
    const { items, ...page } = await searchProfiles(tx, { ...query, today })
    return { ...page, items: items.map(item => ({ ...item, bio: shortBio(item.bio) })) }
  })
}
