import { fewestPersons, type ToldNumber } from '@vicino/domain/statistics/small-cells.ts'
import { useTranslation } from 'react-i18next'
import classes from './Statistics.module.css'

/** What 'n. i.' means, where any of these figures is withheld. */
export function FewWords({ of }: { of: readonly ToldNumber[] }) {
  const { t } = useTranslation()
  if (!of.includes(null)) return null
  return (
    <p className={classes.said}>
      {t(
        'n. i.: non indicato, perché dietro il numero ci sono meno di {{fewest}} persone o lo si potrebbe dedurre.',
        {
          fewest: fewestPersons,
        },
      )}
    </p>
  )
}
