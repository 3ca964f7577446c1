import { type SeriesScope, seriesScopes } from '@vicino/domain/series/task-series.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import classes from './ScopeSheet.module.css'
import type { ScopeQuestion } from './use-scope.ts'

type Props = {
  question: ScopeQuestion | null
  title?: string
  confirmLabel?: string
  danger?: boolean
  busy?: boolean
  children?: ReactNode
}

/** Asks how far a change or a removal reaches in a series. */
export function ScopeSheet({ question, ...props }: Props) {
  return question && <OpenScopeSheet question={question} {...props} />
}

function OpenScopeSheet({
  question,
  title,
  confirmLabel,
  danger,
  busy,
  children,
}: Props & { question: ScopeQuestion }) {
  const { t } = useTranslation()
  const name = useId()
  const { scopes, onClose, onConfirm } = question
  const [chosen, setChosen] = useState<SeriesScope>(scopes[0]!)
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={title ?? t('Fa parte di una serie')}
      confirmLabel={confirmLabel ?? t('Salva')}
      danger={danger ?? false}
      busy={busy ?? false}
      onConfirm={() => onConfirm(chosen)}
    >
      <div role="radiogroup" aria-label={t('Vale per')} className={classes.scopes}>
        {seriesScopes
          .filter(({ value }) => scopes.includes(value))
          .map(({ value, label }) => (
            <label key={value} className={classes.scope}>
              <input type="radio" name={name} checked={value === chosen} onChange={() => setChosen(value)} />
              {t(label)}
            </label>
          ))}
      </div>
      {chosen !== 'this' && (
        <p className={classes.note}>{t("Ciò che è passato, iniziato o concluso resta com'è.")}</p>
      )}
      {children}
    </ConfirmSheet>
  )
}
