import { formatIn } from '@vicino/domain/days/format.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { IconActivityHeartbeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { InSight } from '../../records/InSight.tsx'
import { Row, RowIcon } from '../../ui/page/List.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { MarkSigns } from '../MarkSign.tsx'
import { measuredOf } from '../measured-words.ts'
import classes from '../Surveillance.module.css'

/** One reading of the list: what was measured, when, by whom. */
export function ReadingRow({ reading, course }: { reading: Reading; course: readonly LimitsPeriod[] }) {
  const { t } = useTranslation()
  const { _id: readingId, dossierId, measured_at, author, note, struck } = reading
  const at = formatIn(spokenLanguage()).instant(measured_at)
  return (
    <Row
      endBelow
      link={pages.reading.link({ dossierId, readingId })}
      start={<RowIcon icon={IconActivityHeartbeat} />}
      title={
        <InSight id={readingId} className={`${classes.values} ${struck ? classes.struck : ''}`}>
          {measuredOf(reading, limitsAt(course, measured_at), t).map(({ name, label, words, marks }) => (
            <span key={name} className={classes.value}>
              <span className={classes.name}>{label}</span>
              <span className={classes.number}>{words}</span>
              {!struck && <MarkSigns marks={marks} />}
            </span>
          ))}
        </InSight>
      }
      under={
        <>
          {note !== '' && <span className={classes.note}>{note}</span>}
          <span className={classes.line}>
            {at} · {author.name}
          </span>
        </>
      }
      {...(struck && { end: <StatusBadge tone="error" label={t('Annullato')} /> })}
    />
  )
}
