import { late } from '../../ui/late.ts'
import { dropAlarm, useShownAlarm } from './shown-alarms.ts'

const AlarmOf = late(async () => (await import('./AlarmOf.tsx')).AlarmOf)

/** The sheet of a reading on which somebody has to act, over whichever page it was measured on. */
export function ShownAlarm() {
  const alarm = useShownAlarm()
  return alarm && <AlarmOf key={alarm.readingId} alarm={alarm} onClose={() => dropAlarm(alarm)} />
}
