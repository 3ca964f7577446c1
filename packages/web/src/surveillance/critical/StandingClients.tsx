import { getStandingValues } from '@vicino/domain/surveillance/standing-values.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { useMay } from '../../session/person.ts'
import { late } from '../../ui/late.ts'

/** Mostly nobody has one: the code of the list comes once it is known that somebody does. */
const StandingList = late(async () => (await import('./StandingList.tsx')).StandingList)

/** The clients with a value on which somebody has to act still; nothing where there are none. */
export function StandingClients() {
  const { data: values } = useRead(getStandingValues, {}, { when: useMay('parameters.read') })
  return values && values.length > 0 && <StandingList values={values} />
}
