import { useTranslation } from 'react-i18next'
import { ChangedWords } from '../ChangedWords.tsx'
import classes from './ConflictSheet.module.css'
import type { SortedSides } from './merge-sides.ts'

type Props<Shown> = {
  sorted: SortedSides<Shown>
  base: Shown | null
  mine: Shown
  theirs: Shown
  by: string | null
}

/** What one side alone changed: it is merged without a question, but never unseen. */
export function MergedFields<Shown>({ sorted, base, mine, theirs, by }: Props<Shown>) {
  const { t } = useTranslation()
  const sides = [
    {
      who: by === null ? t("Nell'altra versione") : t('{{by}} ha cambiato', { by }),
      fields: sorted.theirs,
      values: theirs,
    },
    { who: t('Io ho cambiato'), fields: sorted.mine, values: mine },
  ].filter(({ fields }) => fields.length > 0)
  if (base === null || sides.length === 0) return null
  return (
    <section className={classes.merged}>
      <h3>{t('Si unisce automaticamente')}</h3>
      {sides.map(({ who, fields, values }) => (
        <div key={who} role="group" aria-label={who}>
          <p className={classes.merger}>{who}</p>
          {fields.map(({ field, label, words }) => (
            <ChangedWords key={field} label={t(label)} was={words(base, t)} is={words(values, t)} />
          ))}
        </div>
      ))}
    </section>
  )
}
