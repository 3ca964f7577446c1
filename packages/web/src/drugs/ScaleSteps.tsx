import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import classes from './Drugs.module.css'
import { scaleHead, stepsWords } from './scale-words.ts'

type Props = { drug: Pick<Drug, 'dose_scale' | 'dose_unit'> }

/** The whole scale of a drug, step under step, where its dose is given; nothing where it has none. */
export function ScaleSteps({ drug }: Props) {
  const { t } = useTranslation()
  const { dose_scale } = drug
  if (dose_scale === null) return null
  return (
    <span className={classes.scale}>
      <span>{scaleHead(dose_scale, t)}</span>
      {stepsWords(dose_scale, drug, t).map(words => (
        <span key={words}>{words}</span>
      ))}
    </span>
  )
}
