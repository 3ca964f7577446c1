import type { Limits } from '@vicino/domain/surveillance/limits.ts'
import { useTranslation } from 'react-i18next'
import { limitsFields } from './limits-fields.ts'
import { valuesOfLimits } from './limits-values.ts'
import classes from './Surveillance.module.css'

/** The limits of the client for those who do not write them. */
export function LimitsFacts({ limits }: { limits: Limits }) {
  const { t } = useTranslation()
  const values = valuesOfLimits(limits)
  const said = limitsFields
    .filter(({ field }) => field !== 'isScale2' || limits.news2)
    .map(({ field, label, words }) => ({ field, label: t(label), words: words(values, t) }))
    .filter(({ words }) => words !== '')
  if (limits.ordered_by === '') return <p>{t('Limiti usuali per adulti a domicilio.')}</p>
  return (
    <dl className={classes.facts}>
      {said.map(({ field, label, words }) => (
        <div key={field} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
