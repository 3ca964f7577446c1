import type { HandoverItem } from '@vicino/domain/handover/handover.ts'

/** The items of one client. */
export type ClientItems = { client: HandoverItem['client']; dossierId: string; items: HandoverItem[] }

/** The items by client, those with something open first, then in the order in which they come. */
export function groupByClient(items: readonly HandoverItem[]): ClientItems[] {
  const groups = Array.from(
    Map.groupBy(items, ({ dossierId }) => dossierId),
    ([dossierId, ofClient]) => ({ client: ofClient[0]!.client, dossierId, items: ofClient }),
  )
  const isOpen = ({ items: ofClient }: ClientItems): boolean =>
    ofClient.some(({ accepted }) => accepted === null)
  return groups.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
}
