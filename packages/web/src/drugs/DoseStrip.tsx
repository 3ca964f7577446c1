import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { moments } from '@vicino/domain/drugs/drug-lists.ts'
import { useTranslation } from 'react-i18next'
import { momentIcons } from './moment-icons.ts'
import classes from './DoseStrip.module.css'

/** The four doses of a drug's day beside each other, to be read from a distance. */
export function DoseStrip({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.strip}>
      {moments.map(({ value, label }) => {
        const Icon = momentIcons[value]
        return (
          <div key={value} className={classes.moment} data-empty={drug[value] === 0 || undefined}>
            <dt className={classes.name}>
              <Icon size={20} stroke={1.8} aria-hidden />
              {t(label)}
            </dt>
            <dd className={classes.dose}>{doseText(drug[value], drug.dose_unit)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
