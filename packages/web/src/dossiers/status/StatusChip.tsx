import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './StatusChip.module.css'
import { statusLabel, statusLooks, suspensionWords } from './status-words.ts'
import unseen from '../../ui/unseen.module.css'
import { late } from '../../ui/late.ts'

const StatusSheet = late(async () => (await import('./StatusSheet.tsx')).StatusSheet)

/** How the dossier stands; a tap changes it, where one may. */
export function StatusChip() {
  const { t } = useTranslation()
  const { status, suspension, allows } = useDossier()
  const [open, setOpen] = useState(false)
  const { tone, icon: Icon } = statusLooks[status]
  const label = t(statusLabel(status))
  const days = suspension && suspensionWords(suspension, t)
  const coming = days !== null && status === 'active' ? t('Sospensione {{days}}', { days }) : days
  return (
    <>
      {allows('dossier.close_reopen') ? (
        <button type="button" className={classes.chip} data-tone={tone} onClick={() => setOpen(true)}>
          <Icon size={18} stroke={2} aria-hidden />
          {label}
          <IconChevronDown size={16} stroke={2} aria-hidden />
          <span className={unseen.unseen}>{t('cambia lo stato')}</span>
        </button>
      ) : (
        <StatusBadge tone={tone} icon={Icon} label={label} />
      )}
      {coming && (
        <Text tone="muted" size={15}>
          {coming}
        </Text>
      )}
      {open && <StatusSheet onClose={() => setOpen(false)} />}
    </>
  )
}
