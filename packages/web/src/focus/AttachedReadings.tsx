import { formatIn } from '@vicino/domain/days/format.ts'
import { laterCourse } from '@vicino/domain/focus/later-course.ts'
import { measuredText } from '@vicino/domain/surveillance/measured-text.ts'
import { getReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconActivityHeartbeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import classes from './Focus.module.css'
import { useRecentReadings } from './use-recent-readings.ts'
import { dotted } from '../i18n/dotted.ts'

/** How much of the later course stands beside a reading. */
const laterAtMost = 3

/** The readings that a note speaks of, each with what was measured since. */
export function AttachedReadings({ readings }: { readings: readonly Id[] }) {
  const { t } = useTranslation()
  const { reads } = useDossier()
  if (readings.length === 0 || !reads('parameters.read')) return null
  return (
    <ul className={classes.readings} aria-label={t('Valori allegati')}>
      {readings.map(readingId => (
        <AttachedReading key={readingId} readingId={readingId} />
      ))}
    </ul>
  )
}

function AttachedReading({ readingId }: { readingId: Id }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { data: reading } = useRead(getReading, { params: { dossierId, readingId } })
  const { data: recent = [] } = useRecentReadings()
  const { instant } = formatIn(spokenLanguage())
  if (!reading) return null
  const later = reading.struck ? [] : laterCourse(reading, recent, laterAtMost)
  return (
    <li className={classes.reading}>
      <IconActivityHeartbeat size={18} stroke={1.8} aria-hidden />
      <div>
        <Link
          {...pages.reading.link({ dossierId, readingId })}
          className={reading.struck ? classes.struck : ''}
        >
          {measuredText(reading, t) || t('Parametri')}
        </Link>
        <Text block tone="muted" size={15}>
          {dotted([instant(reading.measured_at), reading.struck && t('annullati')])}
        </Text>
        {later.map(({ measured_at, values }) => (
          <Text key={measured_at} block tone="muted" size={15}>
            {t('Poi {{values}}, {{when}}', { values: measuredText(values, t), when: instant(measured_at) })}
          </Text>
        ))}
      </div>
    </li>
  )
}
