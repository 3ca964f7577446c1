import { type Icon, IconActivityHeartbeat, IconPill, IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { type DossierPage, pages } from '../pages/pages.ts'
import { Button } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'

type Entry = {
  page: DossierPage
  label: string
  icon: Icon
}

const entries: readonly Entry[] = [
  { page: pages.newFocus, label: 'Focus', icon: IconTargetArrow },
  { page: pages.newReading, label: 'Parametri', icon: IconActivityHeartbeat },
  { page: pages.newDrug, label: 'Farmaco', icon: IconPill },
]

/** What may be written into this dossier, one tap away. */
export function AddDial() {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  const [open, setOpen] = useState(false)
  const shown = entries.filter(({ page }) => opens(page))
  if (shown.length === 0) return null
  return (
    <>
      <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Aggiungi')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Che cosa vuole aggiungere?')}>
        <List>
          {shown.map(({ page, label, icon: Icon }) => (
            <Row
              key={page.pattern}
              link={page.link({ dossierId })}
              start={<RowIcon icon={Icon} />}
              title={t(label)}
            />
          ))}
        </List>
      </Sheet>
    </>
  )
}
