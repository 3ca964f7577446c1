import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/page/Page.tsx'
import classes from './EmergencySheet.module.css'

type Props<Known> = {
  title: string
  /** What is known; null where whoever reads may not know it. */
  known: Known | null
  /** What stands where there is nothing; nothing is said of it without these words. */
  none?: string
  isNone?: (known: Known) => boolean
  children: (known: Known) => ReactNode
}

/** One part of the sheet. What is not told to somebody is never taken for what is not there. */
export function EmergencyPart<Known>({ title, known, none, isNone, children }: Props<Known>) {
  const { t } = useTranslation()
  const words = known === null ? t('Non visibile per il suo ruolo.') : isNone?.(known) ? none : undefined
  return (
    <Card title={title}>
      {words !== undefined && <p className={classes.none}>{words}</p>}
      {known !== null && words === undefined && children(known)}
    </Card>
  )
}
