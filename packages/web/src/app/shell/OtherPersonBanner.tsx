import { useOtherPerson } from '../../calls/other-person.ts'
import { late } from '../../ui/late.ts'

/** The server itself has just said so: it is there to give them. */
const OtherPersonWords = late(async () => (await import('./OtherPersonWords.tsx')).OtherPersonWords)

/** Says that this page saves nothing any more, and leaves to the reader when it goes. The region stands always. */
export function OtherPersonBanner() {
  const met = useOtherPerson()
  return <div role="status">{met && <OtherPersonWords />}</div>
}
