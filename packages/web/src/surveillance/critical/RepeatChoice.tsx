import { clockIn } from '@vicino/domain/days/instant.ts'
import { repeatMinutes } from '@vicino/domain/surveillance/critical.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { repeatReading } from '@vicino/domain/surveillance/repeat-reading.ts'
import { createTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useSameAgain } from '../../calls/use-same-again.ts'
import { useSave } from '../../calls/use-save.ts'
import { now } from '../../i18n/use-today.ts'
import { useMay } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { alarmsOf, alarmWords } from './standing-words.ts'
import classes from './Standing.module.css'

type Props = {
  reading: Reading
  /** Whose it is, by name. */
  client: string
  repeatAt: string | undefined
  onPlanned: (clock: string) => void
}

/** In how long the measurement is repeated: the reminder stands on one's own plan. */
export function RepeatChoice({ reading, client, repeatAt, onPlanned }: Props) {
  const { t } = useTranslation()
  const again = useSameAgain<ReturnType<typeof bodyIn>>()
  const save = useSave(createTask, {
    refreshes: [getTasksOfDate],
    onRefused: ({ code }) => {
      if (code !== 'away') again.forget()
    },
  })
  const measured = alarmsOf(reading).map(alarm => alarmWords(alarm, t))
  const bodyIn = (minutes: number) => ({
    _id: newId(),
    ...repeatReading(now(), minutes),
    // The title may leave the house in a private calendar: the values do not.
    title: t('Ripetere i parametri: {{name}}', { name: client }),
    description: `${measured.join(', ')} (${clockIn(reading.measured_at)})`,
  })
  const plan = async (minutes: number): Promise<void> => {
    const task = await save.send({ body: again.of(minutes, () => bodyIn(minutes)) })
    if (task?.start_time) onPlanned(task.start_time)
  }
  if (!useMay('calendar.own', 'write')) return null
  if (repeatAt !== undefined)
    return <StatusBadge tone="ok" label={t('Da ripetere alle {{time}}', { time: repeatAt })} />
  return (
    <FieldFrame label={t('Ripeti tra')}>
      <div className={classes.choices}>
        {repeatMinutes.map(minutes => (
          <Button key={minutes} variant="default" loading={save.saving} onClick={() => void plan(minutes)}>
            {minutes < 60 ? t('{{minutes}} min', { minutes }) : t('{{hours}} h', { hours: minutes / 60 })}
          </Button>
        ))}
      </div>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </FieldFrame>
  )
}
