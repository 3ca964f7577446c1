import type { Performance } from '@vicino/domain/performances/performance.ts'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import classes from './Performances.module.css'
import { totalWords } from './performance-words.ts'
import type { Selection } from './selection.ts'

type Props = {
  performances: readonly Performance[]
  selection: Selection
}

/** The minutes of the whole range, and one tap to select all or none of it. */
export function SelectionHead({ performances, selection: { selectable, selected, select } }: Props) {
  const { t } = useTranslation()
  if (performances.length === 0) return null
  const all = selected.length === selectable.length
  return (
    <div className={classes.head}>
      <Text as="p" weight="bold">
        {t('Totale {{minutes}}', { minutes: totalWords(performances, t) })}
      </Text>
      {selectable.length > 1 && (
        <Button variant="subtle" onClick={() => select(all ? [] : selectable)}>
          {all ? t('Deseleziona tutto') : t('Seleziona tutto')}
        </Button>
      )}
    </div>
  )
}
