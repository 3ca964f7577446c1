import type { HandoverItem } from '@vicino/domain/handover/handover.ts'

/** The items of one client. */
export type ClientItems = Pick<HandoverItem, 'client' | 'birthday' | 'dossierId'> & { items: HandoverItem[] }

/** The items by client, those with something open first, then in the order in which they come. */
export function groupByClient(items: readonly HandoverItem[]): ClientItems[] {
  const groups = Array.from(
    Map.groupBy(items, ({ dossierId }) => dossierId),
    ([dossierId, ofClient]) => {
      const { client, birthday } = ofClient[0]!
      return { client, birthday, dossierId, items: ofClient }
    },
  )
  const isOpen = ({ items: ofClient }: ClientItems): boolean =>
    ofClient.some(({ accepted }) => accepted === null)
  return groups.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
}
