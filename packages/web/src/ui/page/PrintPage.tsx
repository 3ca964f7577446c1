import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PrintPage.module.css'

type Props = {
  /** Whom the sheet is about: name and birth date. A sheet without them could be laid into the wrong folder. */
  about: string
  printedAt: string
  printedBy: string
  /** Called each time the page is printed, by a button of ours as by the browser's own menu. */
  onPrint?: () => void
  children: ReactNode
}

/** A page that can be put on paper: the head of each sheet says whom it is about, who printed it and when. */
export function PrintPage({ about, printedAt, printedBy, onPrint, children }: Props) {
  const { t } = useTranslation()
  const note = useEffectEvent(() => onPrint?.())
  useEffect(() => {
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return (
    <div className={classes.page} data-names-its-subject>
      <div className={classes.head}>
        <div className={classes.about}>
          <span className={classes.who}>{about}</span>
          <span>{t('Stampato il {{at}} da {{by}}', { at: printedAt, by: printedBy })}</span>
        </div>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
