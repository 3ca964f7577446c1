import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { InSight } from '../../records/InSight.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { measuredOf, type MeasuredWords } from '../measured-words.ts'
import { MarkSigns } from '../MarkSign.tsx'
import classes from '../Surveillance.module.css'
import { dotted } from '../../i18n/dotted.ts'

type Props = { readings: readonly Reading[]; course: readonly LimitsPeriod[] }

/** Readings beside the one that is open: there is no room for a table, so each is told in words. */
export function ReadingRows({ readings, course }: Props) {
  const { t } = useTranslation()
  return (
    <List label={t('Rilevazioni')}>
      {readings.map(reading => (
        <ReadingRow
          key={reading._id}
          reading={reading}
          measured={measuredOf(reading, limitsAt(course, reading.measured_at), t)}
        />
      ))}
    </List>
  )
}

type RowProps = { reading: Reading; measured: readonly MeasuredWords[] }

/** So many values say which reading it is; what lies outside its limits is always told. */
const toldValues = 3

function ReadingRow({ reading, measured }: RowProps) {
  const { t } = useTranslation()
  const { _id: readingId, dossierId, measured_at, struck } = reading
  const out = struck ? [] : measured.filter(({ marks }) => marks.length > 0)
  const within = measured.filter(one => !out.includes(one)).slice(0, Math.max(0, toldValues - out.length))
  const told = dotted(within.map(({ words }) => words))
  const day = formatIn(spokenLanguage()).shortDay(todayIn(measured_at))
  return (
    <Row
      title={<InSight id={readingId}>{`${day}, ${clockIn(measured_at)}`}</InSight>}
      under={
        <>
          {out.map(({ name, label, words, marks }) => (
            <span key={name} className={classes.out}>
              {label} {words} <MarkSigns marks={marks} />
            </span>
          ))}
          {struck ? <s>{told}</s> : told}
        </>
      }
      {...(struck && { end: <StatusBadge tone="neutral" label={t('Annullato')} /> })}
      link={pages.reading.link({ dossierId, readingId })}
    />
  )
}
