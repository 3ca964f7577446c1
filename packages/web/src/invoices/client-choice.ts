import type { Id } from '@vicino/domain/wire/id.ts'

/** Chosen clients of a list that is read in pages: these, or all but these. */
export type ClientChoice = { all: boolean; named: ReadonlySet<Id> }

export const noClients: ClientChoice = { all: false, named: new Set() }
export const allClients: ClientChoice = { all: true, named: new Set() }

export const isChosen = ({ all, named }: ClientChoice, id: Id): boolean => all !== named.has(id)

/** How many of so many are chosen. */
export const chosenOf = ({ all, named }: ClientChoice, total: number): number =>
  all ? total - named.size : named.size

/** The same with one client more, or less. */
export function toggledClient({ all, named }: ClientChoice, id: Id): ClientChoice {
  const next = new Set(named)
  if (!next.delete(id)) next.add(id)
  return { all, named: next }
}
