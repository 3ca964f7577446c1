import { useEffect } from 'react'
import { usePerson } from '../../session/person.ts'
import { late } from '../../ui/late.ts'
import { dropAlarm, resumeAlarms, useShownAlarm } from './shown-alarms.ts'

const AlarmOf = late(async () => (await import('./AlarmOf.tsx')).AlarmOf)

/** The sheet of a reading on which somebody has to act, over whichever page it was measured on. */
export function ShownAlarm() {
  const { _id: person } = usePerson()
  const alarm = useShownAlarm()
  useEffect(() => resumeAlarms(person), [person])
  return alarm && <AlarmOf key={alarm.readingId} alarm={alarm} onClose={() => dropAlarm(alarm)} />
}
