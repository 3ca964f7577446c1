import type { HeldLimits } from '@vicino/domain/surveillance/limits-course.ts'
import { boundsFor, markOf } from '@vicino/domain/surveillance/limits.ts'
import { news2Risks, riskOfTotal } from '@vicino/domain/surveillance/news2.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { useTranslation } from 'react-i18next'
import { MarkSign } from '../MarkSign.tsx'
import { numberWords } from '../number-words.ts'
import { alarmsOf, alarmWords } from './standing-words.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Standing.module.css'

type Props = { reading: Reading; held: HeldLimits | undefined }

/** What asks to act, and against which bound; the bounds come with the client's limits. */
export function Alarms({ reading, held }: Props) {
  const { t } = useTranslation()
  return (
    <Stack as="ul" gap={8}>
      {alarmsOf(reading).map(alarm => (
        <li key={alarm.field} className={classes.alarm}>
          <b>{alarmWords(alarm, t)}</b>
          <Meaning alarm={alarm} held={held} />
        </li>
      ))}
    </Stack>
  )
}

type MeaningProps = { alarm: Pick<StandingValue, 'field' | 'value'>; held: HeldLimits | undefined }

function Meaning({ alarm: { field, value }, held }: MeaningProps) {
  const { t } = useTranslation()
  if (field === 'consciousness') return null
  if (field === 'news2')
    return (
      <Text tone="muted" size={15}>
        {t(news2Risks.find(({ risk }) => risk === riskOfTotal(Number(value)))!.label)}
      </Text>
    )
  const bounds = held && boundsFor(field, held)
  const mark = bounds && markOf(Number(value), bounds)
  if (!mark) return null
  const bound = mark.side === 'low' ? bounds.red_low! : bounds.red_high!
  const side = mark.side === 'low' ? t('Critico fino a') : t('Critico da')
  return (
    <>
      <MarkSign marked={{ mark, of: null }} />
      <Text tone="muted" size={15}>
        {side} {numberWords(field, bound)}
      </Text>
    </>
  )
}
