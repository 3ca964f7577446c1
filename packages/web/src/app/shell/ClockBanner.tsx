import { useMinutesBehind } from '../../i18n/server-clock.ts'
import { late } from '../../ui/late.ts'

// Few devices need it.
const ClockWords = late(async () => (await import('./ClockWords.tsx')).ClockWords)

/** Says once that the device's clock is wrong. The region stands always, to be announced. */
export function ClockBanner() {
  const behind = useMinutesBehind()
  return <div role="status">{behind !== null && <ClockWords behind={behind} />}</div>
}
