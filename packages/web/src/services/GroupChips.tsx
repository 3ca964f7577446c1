import type { Service } from '@vicino/domain/services/service.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { dotted } from '../i18n/dotted.ts'

type Props = {
  services: readonly Pick<Service, 'group' | 'letter' | 'group_name'>[]
  group: string | null
  onChange: (group: string | null) => void
}

/** The groups that the catalogue has, by their letters; a second tap shows all again. */
export function GroupChips({ services, group, onChange }: Props) {
  const { t } = useTranslation()
  const groups = new Map(services.map(service => [service.group, service]))
  if (groups.size < 2) return null
  return (
    <ChoiceChips
      label={t('Gruppo')}
      value={group}
      onChange={onChange}
      options={Array.from(groups.values(), ({ group: value, letter, group_name }) => ({
        value,
        label: dotted([letter, group_name]),
      }))}
    />
  )
}
