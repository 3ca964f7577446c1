import type { Permission } from '@vicino/domain/access/matrix.ts'
import { type Icon, IconActivityHeartbeat, IconPill, IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useStanding } from '../app/use-standing.ts'
import { Button } from '../ui/Button.tsx'
import type { LinkTarget } from '../ui/link-target.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'

type Entry = {
  page: { pattern: string; link: (params: { dossierId: string }) => LinkTarget }
  label: string
  icon: Icon
  writes: Permission
}

const entries: readonly Entry[] = [
  { page: pages.newFocus, label: 'Focus', icon: IconTargetArrow, writes: 'focus.open_close' },
  {
    page: pages.newClinicalParameter,
    label: 'Parametri',
    icon: IconActivityHeartbeat,
    writes: 'parameters.write',
  },
  { page: pages.newDrug, label: 'Farmaco', icon: IconPill, writes: 'drugs.write_list' },
]

/** What may be written into this dossier, one tap away. */
export function AddDial() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const stands = useStanding()
  const [open, setOpen] = useState(false)
  const shown = entries.filter(({ page, writes }) => stands(page) && allows(writes))
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
