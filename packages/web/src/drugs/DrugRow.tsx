import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useToday } from '../i18n/use-today.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { modalityLabel, stateWords, takingWords } from './drug-words.ts'
import { InSight } from '../records/InSight.tsx'
import classes from './Drugs.module.css'

/** One drug of the list: name, how it is taken, and what is special about it. */
export function DrugRow({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const state = stateWords(drug, useToday(), t)
  const badge = state ?? (drug.self_managed ? t('Autogestito') : null)
  return (
    <Row
      endBelow
      link={pages.drug.link({ dossierId: drug.dossierId, drugId: drug._id })}
      start={<RowIcon icon={IconPill} />}
      title={
        <InSight id={drug._id} className={drug.struck ? classes.struck : undefined}>
          {drug.name}
        </InSight>
      }
      under={
        <>
          <span className={classes.line}>{t(modalityLabel(drug))}</span>
          <span className={classes.line}>{takingWords(drug, t)}</span>
        </>
      }
      {...(badge !== null && { end: <StatusBadge tone={drug.struck ? 'error' : 'neutral'} label={badge} /> })}
    />
  )
}
