import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { useTranslation } from 'react-i18next'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { MarkSigns } from '../MarkSign.tsx'
import { measuredOf } from '../measured-words.ts'
import classes from '../Surveillance.module.css'

/** What was measured at one moment, one below the other. */
export function ReadingFacts({ reading, course }: { reading: Reading; course: readonly LimitsPeriod[] }) {
  const { t } = useTranslation()
  const marking = limitsAt(course, reading.measured_at)
  return (
    <Facts>
      {measuredOf(reading, marking, t).map(({ name, label, words, marks }) => (
        <Fact key={name} label={label}>
          <Inline as="span" lines={2} align="baseline">
            <span className={classes.number}>{words}</span>
            {!reading.struck && <MarkSigns marks={marks} />}
          </Inline>
        </Fact>
      ))}
      <Fact label={t('Nota')}>{reading.note}</Fact>
      <Fact label={t('In consegna')}>{reading.handover ? t('Sì') : ''}</Fact>
    </Facts>
  )
}
