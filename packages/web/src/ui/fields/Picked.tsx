import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../layout/Inline.tsx'
import classes from './Picked.module.css'

type LineProps = {
  /** False keeps both on one line of a phone: for one that is picked, and a word beside it. */
  wrap?: boolean
  children: ReactNode
}

/** What is picked, and beside it the way to another. */
export const PickedLine = ({ wrap = true, children }: LineProps) => (
  <Inline align="center" wrap={wrap}>
    {children}
  </Inline>
)

type Props = {
  /** Takes it out again, at a press. */
  onRemove?: () => void
  /** What a press does, where its name is not said by what is picked. */
  label?: string
  children: ReactNode
}

/** Somebody or something that was picked. */
export function Picked({ onRemove, label, children }: Props) {
  const { t } = useTranslation()
  if (!onRemove) return <span className={classes.picked}>{children}</span>
  const ofIcon = label === undefined ? { role: 'img', 'aria-label': t('Rimuovi') } : { 'aria-hidden': true }
  return (
    <button type="button" className={classes.picked} aria-label={label} onClick={onRemove}>
      {children}
      <IconX size={18} stroke={2} {...ofIcon} />
    </button>
  )
}
