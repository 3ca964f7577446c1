import type { Day } from '@vicino/domain/days/day.ts'
import { matchingServices } from '@vicino/domain/services/service-search.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { IconSearchOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { ChosenServices } from './ChosenServices.tsx'
import { GroupChips } from './GroupChips.tsx'
import { ServiceList } from './ServiceList.tsx'
import { useServices } from './use-services.ts'

type Props = {
  /** The day on which the services must hold. */
  date: Day
  chosen: readonly Pick<Service, 'code' | 'name'>[]
  onToggle: (service: Service) => void
  onRemove: (code: string) => void
}

/** Chooses services of the catalogue: by words, by letter, by looking through the categories. */
export function ServicePicker({ date, chosen, onToggle, onRemove }: Props) {
  const { t } = useTranslation()
  const read = useServices(date)
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  return (
    <Stack>
      <Stack as="search" gap={12}>
        <SearchField label={t('Cerca una prestazione')} value={search} onSearch={setSearch} atHand />
        <GroupChips services={read.data ?? []} group={group} onChange={setGroup} />
      </Stack>
      <ChosenServices chosen={chosen} onRemove={onRemove} />
      <Loaded read={read}>
        {services => {
          const matching = matchingServices(services, { search, group })
          if (services.length > 0 && matching.length === 0)
            return <EmptyState icon={IconSearchOff} words={t('Nessuna prestazione con queste parole')} />
          const codes = new Set(chosen.map(({ code }) => code))
          return <ServiceList services={matching} chosen={codes} onToggle={onToggle} />
        }}
      </Loaded>
    </Stack>
  )
}
