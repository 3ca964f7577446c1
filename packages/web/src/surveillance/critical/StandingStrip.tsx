import type { StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { IconHeartExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { byReading, standingWords, takenWords } from './standing-words.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Standing.module.css'

type Props = { dossierId: string; values: readonly StandingValue[] }

/** Readings that the head names: more of them would leave a phone no page below it. */
const readingsAtMost = 2

/** On which of the client's values somebody has to act still, and who took them over. */
export function StandingStrip({ dossierId, values }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const readings = byReading(values)
  return (
    <ul className={classes.strip} aria-label={t('Valori critici')}>
      {readings.slice(0, readingsAtMost).map(ofReading => {
        const [{ readingId }] = ofReading
        const taken = takenWords(ofReading[0], today, t)
        return (
          <li key={readingId}>
            <Link {...pages.reading.link({ dossierId, readingId })} className={classes.value}>
              <IconHeartExclamation size={18} stroke={2} role="img" aria-label={t('Critico')} />
              <span>
                <b>{standingWords(ofReading, today, t)}</b>
                {taken !== '' && (
                  <Text block size={15}>
                    {taken}
                  </Text>
                )}
              </span>
            </Link>
          </li>
        )
      })}
      {readings.length > readingsAtMost && (
        <li>
          <Link {...pages.readings.link({ dossierId })} className={classes.value}>
            {t('Altri valori critici: {{number}}', { number: readings.length - readingsAtMost })}
          </Link>
        </li>
      )}
    </ul>
  )
}
