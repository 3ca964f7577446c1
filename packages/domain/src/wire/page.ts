import * as z from 'zod/mini'

/** A whole number written in an address: digits only, nothing else is read as a number. */
export const wholeNumberInQuery = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.number().check(z.minimum(min), z.maximum(max)),
  )

/** How many lines a page has unless told, and at most. */
export const pageSize = 10
export const pageSizeAtMost = 100

/** `page` from 1, and its `limit`. */
export const pageQuery = {
  page: z._default(wholeNumberInQuery(1, 100_000), 1),
  limit: z._default(wholeNumberInQuery(1, pageSizeAtMost), pageSize),
}

/** The count of a list is exact up to this; beyond it `more` says so, and no count grows with its table. */
export const countedAtMost = 1000

/** One page of a list. `total` stops at `countedAtMost`. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    more: z.boolean(),
  })

export type ListPage<Item> = { items: Item[]; page: number; limit: number; total: number; more: boolean }

/** The page of a list that is at hand as a whole. */
export const pageIn = <Item>(
  all: readonly Item[],
  { page, limit }: { page: number; limit: number },
): ListPage<Item> => ({
  items: all.slice((page - 1) * limit, page * limit),
  page,
  limit,
  total: Math.min(all.length, countedAtMost),
  more: all.length > page * limit,
})
