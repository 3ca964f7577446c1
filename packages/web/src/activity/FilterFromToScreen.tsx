import { usualRange } from '@vicino/domain/activity/log-filters.ts'
import { isDay } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useToday } from '../i18n/use-today.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { SideBySide } from '../ui/fields/FieldFrame.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** From which day to which the lines are shown; both are needed. */
export function FilterFromToScreen() {
  const { t } = useTranslation()
  const search = usePage(pages.activityFilterFromTo).search
  const usual = usualRange(useToday())
  const [from, setFrom] = useState<string | null>(search.from ?? usual.from)
  const [to, setTo] = useState<string | null>(search.to ?? usual.to)
  const both = t('Per filtrare servono tutte e due le date.')
  const stands = from !== null && to !== null && isDay(from) && isDay(to)
  const problem = stands ? problemOfRange(from, to) : null
  return (
    <FilterFrame
      title={t('Filtra dal giorno al giorno')}
      search={search}
      chosen={stands && !problem ? { ...search, date: undefined, from, to } : undefined}
    >
      <SideBySide>
        <DayField label={t('Dal')} value={from} onChange={setFrom} error={from === null ? both : undefined} />
        <DayField
          label={t('Al')}
          value={to}
          onChange={setTo}
          error={to === null ? both : problem && t(fieldSentences[problem].label)}
        />
      </SideBySide>
    </FilterFrame>
  )
}
