import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './WarningStrip.module.css'

export type ShownWarning = { id: string; icon: Icon; kind: string; text: string; clinical: boolean }

/** What must be seen before anything else about a client: clinical warnings first, then practical ones. */
export function WarningStrip({ warnings }: { warnings: readonly ShownWarning[] }) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  const inOrder = warnings.toSorted((a, b) => Number(b.clinical) - Number(a.clinical))
  return (
    <ul className={classes.strip} aria-label={t('Avvertenze')}>
      {inOrder.map(({ id, icon: Icon, kind, text, clinical }) => (
        <li key={id} className={`${classes.warning} ${clinical ? classes.clinical : classes.practical}`}>
          <Icon size={17} stroke={2} role="img" aria-label={kind} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
