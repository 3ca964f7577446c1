import { fewestPersons } from '@vicino/domain/statistics/small-cells.ts'
import { useTranslation } from 'react-i18next'
import classes from './Statistics.module.css'

/** What 'n. i.' in a table means. */
export function FewWords() {
  const { t } = useTranslation()
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
