import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { HandoverItem } from '@vicino/domain/handover/handover.ts'

/** The items of one client. */
export type ClientItems = Pick<HandoverItem, 'client' | 'birthday' | 'dossierId'> & { items: HandoverItem[] }

/** What waits since today stands apart from what nobody took for longer, and both from what was taken over. */
const handoverParts = [
  { value: 'today', label: 'In attesa, di oggi' },
  { value: 'before', label: 'In attesa da prima' },
  { value: 'answered', label: 'Prese in carico' },
] as const
type HandoverPart = (typeof handoverParts)[number]['value']

function partOf({ accepted, createdAt }: HandoverItem, today: Day): HandoverPart {
  if (accepted) return 'answered'
  return todayIn(createdAt) === today ? 'today' : 'before'
}

/** The items in their parts, those without any left out, each by client in the order in which they come. */
export function groupHandover(items: readonly HandoverItem[], today: Day) {
  const parts = Map.groupBy(items, item => partOf(item, today))
  return handoverParts.flatMap(({ value, label }) => {
    const ofPart = parts.get(value)
    return ofPart ? [{ value, label, count: ofPart.length, clients: byClient(ofPart) }] : []
  })
}

const byClient = (items: readonly HandoverItem[]): ClientItems[] =>
  Array.from(
    Map.groupBy(items, ({ dossierId }) => dossierId),
    ([dossierId, ofClient]) => {
      const { client, birthday } = ofClient[0]!
      return { client, birthday, dossierId, items: ofClient }
    },
  )
