import { type DatePreset, datePresets } from '@vicino/domain/activity/log-choices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Of which time the lines are shown. It takes the place of two days of one's own. */
export function FilterDateScreen() {
  const { t } = useTranslation()
  const search = usePage(pages.activityFilterDate).search
  const [date, setDate] = useState<DatePreset | null>(search.date ?? (search.from ? null : 'all'))
  const narrows = date !== null && date !== 'all'
  return (
    <FilterFrame
      title={t('Filtra per data')}
      search={search}
      chosen={{ ...search, date: narrows ? date : undefined, from: undefined, to: undefined }}
    >
      <ChoiceChips label={t('Di quale periodo')} options={datePresets} value={date} onChange={setDate} />
    </FilterFrame>
  )
}
