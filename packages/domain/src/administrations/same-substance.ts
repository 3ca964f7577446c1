import type { Drug } from '../drugs/drug.ts'
import { sharedSubstances } from '../drugs/substances.ts'

type Named = Pick<Drug, '_id' | 'name'>

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * Whether two drugs of a client's list bring the same substance into the body: by the table of substances, and where
 * it does not know them, by their whole name.
 */
export const isSameSubstance = (one: Named, other: Named): boolean =>
  one._id === other._id ||
  plain(one.name) === plain(other.name) ||
  sharedSubstances(one.name, other.name).length > 0
