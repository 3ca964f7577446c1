import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../layout/Inline.tsx'
import classes from './FilterChips.module.css'

/** One filter that holds, in words. */
type ActiveFilter = { key: string; words: string; onTake: () => void }

type Props = { filters: readonly ActiveFilter[]; onAll: () => void }

/** The filters that hold, each taken away by a tap; where there are several, also all at once. */
export function FilterChips({ filters, onAll }: Props) {
  const { t } = useTranslation()
  return (
    <Inline as="ul" aria-label={t('Filtri attivi')}>
      {filters.map(({ key, words, onTake }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('Rimuovi il filtro {{filter}}', { filter: words })}
            onClick={onTake}
          >
            {words}
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={classes.all} onClick={onAll}>
            {t('Rimuovi i filtri')}
          </button>
        </li>
      )}
    </Inline>
  )
}
