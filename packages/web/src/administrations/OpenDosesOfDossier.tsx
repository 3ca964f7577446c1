import { getOpenDosesOf } from '@vicino/domain/administrations/administrations.contract.ts'
import type { OpenDose } from '@vicino/domain/administrations/open-doses.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { AllergyHead, BedsideOf } from './Bedside.tsx'
import classes from './Doses.module.css'
import { OpenDosesList } from './OpenDosesList.tsx'

type Props = {
  dossierId: string
  /** Whether the page shows a dose in its own place. */
  isShown?: (dose: OpenDose) => boolean
  /** Whether the page says the allergies already. */
  isHeaded?: boolean
}

/** What is still open of a client: whoever comes next knows it, or asks. */
export function OpenDosesOfDossier({ dossierId, isShown = () => false, isHeaded = false }: Props) {
  const { t } = useTranslation()
  const { data: open } = useRead(getOpenDosesOf, { params: { dossierId } })
  const doses = open?.doses.filter(dose => !isShown(dose)) ?? []
  if (!open || doses.length === 0) return null
  const count = open.count - open.doses.length + doses.length
  return (
    <section className={classes.moment} aria-label={t('Ancora aperte')}>
      <h2 className={classes.head} data-open>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('Ancora aperte')}
        <span className={classes.count}>{t('{{count}} dosi aperte', { count })}</span>
      </h2>
      <BedsideOf dossierId={dossierId}>
        {isHeaded || <AllergyHead />}
        <OpenDosesList dossierId={dossierId} doses={doses} count={count} mayGive={open.may_give} />
      </BedsideOf>
    </section>
  )
}
