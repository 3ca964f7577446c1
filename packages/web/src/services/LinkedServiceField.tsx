import type { Service } from '@vicino/domain/services/service.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import classes from './Services.module.css'

const ServicePicker = late(async () => (await import('./ServicePicker.tsx')).ServicePicker, <RowsSkeleton />)

type Props = {
  serviceId: Id | null
  /** The services that are told with what is written here. */
  services: readonly { serviceId: Id; code: string; name: string }[]
  onLink: (service: Service) => void
  onUnlink: () => void
}

/** By which service of the catalogue something is planned and recorded, where it is one at all. */
export function LinkedServiceField({ serviceId, services, onLink, onUnlink }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Service>()
  // What was chosen just now is told with nothing yet.
  const named = chosen?._id === serviceId ? chosen : services.find(one => one.serviceId === serviceId)
  const choose = (service: Service): void => {
    setChoosing(false)
    setChosen(service)
    onLink(service)
  }
  return (
    <div className={classes.linked}>
      {serviceId !== null && named && <strong>{`${named.code} ${named.name}`}</strong>}
      {serviceId === null ? (
        <Button
          variant="subtle"
          leftSection={<IconLink size={20} stroke={1.8} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('Collega una prestazione')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconUnlink size={20} stroke={1.8} aria-hidden />}
          onClick={onUnlink}
        >
          {t('Scollega')}
        </Button>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('Scegli la prestazione')}>
        <ServicePicker date={today} chosen={[]} onToggle={choose} onRemove={() => undefined} />
      </Sheet>
    </div>
  )
}
