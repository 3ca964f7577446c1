import { logOrders } from '@vicino/domain/activity/log-choices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** In which order the lines come. */
export function FilterRecentScreen() {
  const { t } = useTranslation()
  const search = usePage(pages.activityFilterRecent).search
  const [order, setOrder] = useState(search.order ?? 'most_recent')
  return (
    <FilterFrame
      title={t('Ordina le attività')}
      search={search}
      chosen={{ ...search, order: order === 'least_recent' ? order : undefined }}
    >
      <ChoiceChips
        label={t('In quale ordine')}
        options={logOrders}
        value={order}
        onChange={chosen => setOrder(chosen ?? 'most_recent')}
      />
    </FilterFrame>
  )
}
