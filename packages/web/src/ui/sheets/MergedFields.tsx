import { useTranslation } from 'react-i18next'
import { ChangedWords } from '../ChangedWords.tsx'
import classes from './ConflictSheet.module.css'
import type { SortedSides } from './merge-sides.ts'

type Props<Shown> = {
  sorted: SortedSides<Shown>
  base: Shown | null
  mine: Shown
  theirs: Shown
  by: string
}

/** What one side alone changed: it is merged without a question, but never unseen. */
export function MergedFields<Shown>({ sorted, base, mine, theirs, by }: Props<Shown>) {
  const { t } = useTranslation()
  const sides = [
    { title: t('Cambiato solo da {{by}}', { by }), fields: sorted.theirs, values: theirs },
    { title: t('Cambiato solo da me'), fields: sorted.mine, values: mine },
  ]
  if (base === null) return null
  return sides
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields, values }) => (
      <section key={title} className={classes.merged}>
        <h3>{title}</h3>
        {fields.map(({ field, label, words }) => (
          <ChangedWords key={field} label={t(label)} was={words(base, t)} is={words(values, t)} />
        ))}
      </section>
    ))
}
