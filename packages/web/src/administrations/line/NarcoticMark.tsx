import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import classes from '../bedside/Bedside.module.css'
import { useNarcotic } from '../give/use-narcotic.ts'

/** That a drug is a narcotic, and who gives it where the reader may not. */
export function NarcoticMark({ drugId }: { drugId: Id }) {
  const { t } = useTranslation()
  const { isNarcotic, mayGive } = useNarcotic(drugId)
  if (!isNarcotic) return null
  return (
    <span className={classes.narcotic}>
      {mayGive ? t('Stupefacente') : t('Stupefacente: lo dà chi ne ha il permesso o la delega')}
    </span>
  )
}
