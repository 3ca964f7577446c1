import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { IconPill } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useToday } from '../i18n/use-today.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { drugStateWords, modalityLabel, takingWords } from './drug-words.ts'
import { scaleWords } from './scale-words.ts'
import { InSight } from '../records/InSight.tsx'
import { Text } from '../ui/layout/Text.tsx'
import classes from './Drugs.module.css'

/** One drug of the list: name, how it is taken, what is special about it, and below it what of it is due. */
export function DrugRow({ drug, doses }: { drug: Drug; doses?: ReactNode }) {
  const { t } = useTranslation()
  const state = drugStateWords(drug, useToday(), t)
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
          <Text block>{t(modalityLabel(drug))}</Text>
          <Text block>{takingWords(drug, t)}</Text>
          {drug.struck === null && <Beside drug={drug} isDue={Boolean(doses)} />}
        </>
      }
      act={doses}
      {...(badge !== null && { end: <StatusBadge tone={drug.struck ? 'error' : 'neutral'} label={badge} /> })}
    />
  )
}

/** What the order says beside the dose: in sight where it is given, and where no scheme of the day stands above it. */
function Beside({ drug, isDue }: { drug: Drug; isDue: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {drug.dose_scale && !isDue && (
        <span className={classes.unschemed}>{scaleWords(drug.dose_scale, drug, t)}</span>
      )}
      {drug.comments !== '' && (
        <span className={`${classes.comments} ${isDue ? '' : classes.unschemed}`}>{drug.comments}</span>
      )}
    </>
  )
}
