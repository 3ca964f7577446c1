import { IconBuildingHospital } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../ui/StatusBadge.tsx'

/** That it is acute and transitional care, which is ordered, paid and renewed otherwise. */
export function TransitionalBadge() {
  const { t } = useTranslation()
  return (
    <StatusBadge
      tone="info"
      icon={IconBuildingHospital}
      label={t('CAT')}
      title={t('Cure acute e transitorie')}
    />
  )
}
