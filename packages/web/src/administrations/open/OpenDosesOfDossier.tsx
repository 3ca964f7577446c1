import { getOpenDosesOf } from '@vicino/domain/administrations/administrations.contract.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { leftOpen } from '@vicino/domain/administrations/open-doses.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { AllergyHead, BedsideOf } from '../bedside/Bedside.tsx'
import classes from '../Doses.module.css'
import { OpenDosesHead } from './OpenDosesHead.tsx'
import { OpenDosesList } from './OpenDosesList.tsx'

type Props = {
  dossierId: string
  /** Whether the page shows a dose in its own place. */
  isShown?: (dose: OrderedDose) => boolean
  /** Whether the page says the allergies already. */
  isHeaded?: boolean
}

/** What is still open of a client: whoever comes next knows it, or asks. */
export function OpenDosesOfDossier({ dossierId, isShown = () => false, isHeaded = false }: Props) {
  const { t } = useTranslation()
  const { data: open } = useRead(getOpenDosesOf, { params: { dossierId } })
  if (!open) return null
  const { doses, count } = leftOpen(open, isShown)
  if (doses.length === 0) return null
  return (
    <section className={classes.moment} aria-label={t('Ancora aperte')}>
      <OpenDosesHead count={count} />
      <BedsideOf dossierId={dossierId}>
        {isHeaded || <AllergyHead />}
        <OpenDosesList dossierId={dossierId} doses={doses} count={count} mayGive={open.may_give} />
      </BedsideOf>
    </section>
  )
}
