import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Calendar.module.css'

/** Whether the sidebar is put away, which leaves its room to the days. */
export type SidebarFold = { folded: boolean; onFold: (folded: boolean) => void }

/** Puts the sidebar away, and gets it back. */
export function SidebarSwitch({ folded, onFold }: SidebarFold) {
  const { t } = useTranslation()
  const Sign = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={folded ? t('Mostra il pannello') : t('Nascondi il pannello')}
      onClick={() => onFold(!folded)}
    >
      <Sign size={22} stroke={1.8} aria-hidden />
    </button>
  )
}
