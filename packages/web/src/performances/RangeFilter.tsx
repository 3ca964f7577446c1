import { isDay } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { SideBySide } from '../ui/fields/FieldFrame.tsx'
import classes from './Performances.module.css'
import type { ShownDays } from './use-range.ts'

type Written = { [End in keyof ShownDays]: string | null }

/** What keeps the two days from being a range, at the field where it is to be mended. */
function errorsOf({ startDate, endDate }: Written, t: TFunction): Partial<Record<keyof Written, string>> {
  const both = t('Per filtrare servono tutte e due le date.')
  if (startDate === null || endDate === null)
    return { ...(startDate === null && { startDate: both }), ...(endDate === null && { endDate: both }) }
  if (!isDay(startDate) || !isDay(endDate)) return {}
  const problem = problemOfRange(startDate, endDate)
  return problem ? { endDate: t(fieldSentences[problem].label) } : {}
}

type Props = { range: ShownDays; onChange: (range: ShownDays) => void }

/** From when to when. What is shown stays until both days stand. */
export function RangeFilter({ range, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [written, setWritten] = useState<Written>(range)
  // Something else on the page leads to other days too.
  const [standing, setStanding] = useState(range)
  if (standing.startDate !== range.startDate || standing.endDate !== range.endDate) {
    setStanding(range)
    setWritten(range)
  }
  const errors = errorsOf(written, t)
  const write = (changed: Partial<Written>): void => {
    const next = { ...written, ...changed }
    setWritten(next)
    const { startDate, endDate } = next
    const stands = startDate !== null && endDate !== null && isDay(startDate) && isDay(endDate)
    if (stands && Object.keys(errorsOf(next, t)).length === 0) onChange({ startDate, endDate })
  }
  const isToday = written.startDate === today && written.endDate === today
  return (
    <search className={classes.filter}>
      <SideBySide>
        <DayField
          label={t('Dal')}
          value={written.startDate}
          onChange={startDate => write({ startDate })}
          error={errors.startDate}
        />
        <DayField
          label={t('Al')}
          value={written.endDate}
          onChange={endDate => write({ endDate })}
          error={errors.endDate}
        />
      </SideBySide>
      {!isToday && (
        <Button variant="default" onClick={() => write({ startDate: today, endDate: today })}>
          {t('Oggi')}
        </Button>
      )}
    </search>
  )
}
