import type { LimitsByField } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { useTranslation } from 'react-i18next'
import { MarkSign } from './MarkSign.tsx'
import { measuredOf } from './measured-words.ts'
import classes from './Surveillance.module.css'

/** What was measured at one moment, one below the other. */
export function ReadingFacts({ reading, limits }: { reading: Reading; limits: LimitsByField }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.facts}>
      {measuredOf(reading, limits, t).map(({ name, label, words, mark }) => (
        <div key={name} className={classes.fact}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.number}>{words}</span>
            {mark && !reading.struck && <MarkSign mark={mark} />}
          </dd>
        </div>
      ))}
      {reading.note !== '' && (
        <div className={classes.fact}>
          <dt>{t('Nota')}</dt>
          <dd>{reading.note}</dd>
        </div>
      )}
      {reading.handover && (
        <div className={classes.fact}>
          <dt>{t('In consegna')}</dt>
          <dd>{t('Sì')}</dd>
        </div>
      )}
    </dl>
  )
}
