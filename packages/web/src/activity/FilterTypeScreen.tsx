import { logTypes } from '@vicino/domain/activity/log-choices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** Of which types the lines are shown; none chosen shows them all. */
export function FilterTypeScreen() {
  const { t } = useTranslation()
  const search = usePage(pages.activityFilterType).search
  const [type, setType] = useState(search.type ?? [])
  return (
    <FilterFrame
      title={t('Filtra per tipo')}
      search={search}
      chosen={{ ...search, type: type.length > 0 ? type : undefined }}
    >
      <ManyChips label={t('Quali attività mostrare')} options={logTypes} value={type} onChange={setType} />
    </FilterFrame>
  )
}
