import { getOpenDoses } from '@vicino/domain/administrations/open-doses.contract.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { leftOpen } from '@vicino/domain/administrations/open-doses.ts'
import { useRead } from '../../calls/use-read.ts'
import { late } from '../../ui/late.ts'

/** Mostly nothing is open: the code of the lists comes once it is known that something is. */
const OpenDosesByClient = late(async () => (await import('./OpenDosesLists.tsx')).OpenDosesByClient)
const OpenDosesOfHouse = late(async () => (await import('./OpenDosesLists.tsx')).OpenDosesOfHouse)
const OpenDosesOfOne = late(async () => (await import('./OpenDosesLists.tsx')).OpenDosesOfOne)

type Props = {
  /** Whether the page shows a dose in its own place. */
  isShown?: (dose: OrderedDose) => boolean
  /** Each client is folded away until she is asked for: the day itself comes first. */
  folded?: boolean
}

/**
 * What is still open on one's own tour and what one's own visits left, client by client, until it is answered; for
 * whoever leads, how much of the day is open in the house.
 */
export function OpenDosesOfTour({ isShown = () => false, folded = false }: Props) {
  const { data: open } = useRead(getOpenDoses, {})
  if (!open) return null
  const clients = open.clients.flatMap(client => {
    const left = leftOpen(client, isShown)
    return left.doses.length === 0 ? [] : [{ ...client, ...left }]
  })
  const count = clients.reduce((sum, client) => sum + client.count, 0)
  return (
    <>
      {folded && open.house && open.house.doses > 0 && <OpenDosesOfHouse house={open.house} />}
      {count > 0 && <OpenDosesByClient clients={clients} count={count} folded={folded} />}
    </>
  )
}

type NextProps = {
  dossierId: string
  /** Whether the visit shows a dose in its own list. */
  isShown: (dose: OrderedDose) => boolean
}

/** What is still open of the client of the visit at hand, out of what is read of the whole tour. */
export function OpenDosesOfNext({ dossierId, isShown }: NextProps) {
  const { data } = useRead(getOpenDoses, {})
  const client = data?.clients.find(open => open.dossierId === dossierId)
  if (!client) return null
  const left = leftOpen(client, isShown)
  return left.doses.length > 0 && <OpenDosesOfOne open={{ ...client, ...left }} />
}
