import { createContext, use } from 'react'

/** A list that stands beside the page of one of its records, with what its address said when it was last open. */
type ListBeside = { pattern: string; search: unknown }

/** Within such a list: the address names its record, and the heading of the page is the record's. */
export const ListBesideContext = createContext<ListBeside | null>(null)

/** Whether this stands in such a list: it has the width of a phone, and leaves out what is more than its rows. */
export const useIsListBeside = (): boolean => use(ListBesideContext) !== null
