import type { SeriesPreview } from '@vicino/domain/series/series-change.contract.ts'
import {
  type SeriesScope,
  seriesScopes,
  type Substitutes,
  substitutesChoices,
} from '@vicino/domain/series/task-series.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import classes from './ScopeSheet.module.css'
import { previewOf } from './series-calls.ts'
import { sumsWords } from './sums-words.ts'
import type { Looked } from './looked.ts'
import type { ScopeQuestion } from './use-scope.ts'

type Props = {
  question: ScopeQuestion | null
  title?: string
  confirmLabel?: string
  danger?: boolean
  busy?: boolean
  children?: ReactNode
}

/** Asks how far a change or a removal reaches in a series, and says before it is saved what a change does. */
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
  const { scopes, looked, onClose, onConfirm } = question
  const [scope, setScope] = useState<SeriesScope>(scopes[0]!)
  const [substitutes, setSubstitutes] = useState<Substitutes>()
  const [missing, setMissing] = useState(false)
  const { preview, waiting } = usePreview(looked, scope, substitutes)
  const asks = preview !== undefined && preview.landing.length > 0
  const confirm = (): void => {
    if (asks && !substitutes) setMissing(true)
    else onConfirm(scope, { preview, substitutes: asks ? substitutes : undefined })
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={title ?? t('Fa parte di una serie')}
      confirmLabel={confirmLabel ?? t('Salva')}
      danger={danger ?? false}
      busy={(busy ?? false) || waiting}
      onConfirm={confirm}
    >
      {scopes.length > 1 && (
        <Choices
          label={t('Vale per')}
          options={seriesScopes.filter(({ value }) => scopes.includes(value))}
          value={scope}
          onChange={setScope}
        />
      )}
      {scope !== 'this' && !preview && (
        <p className={classes.note}>{t("Ciò che è passato, iniziato o concluso resta com'è.")}</p>
      )}
      {preview && <p className={classes.sums}>{sumsWords(preview.sums, t)}</p>}
      {asks && (
        <>
          <Landing landing={preview.landing} />
          <Choices
            label={t('Chi va')}
            options={substitutesChoices}
            value={substitutes}
            onChange={setSubstitutes}
          />
          {missing && !substitutes && (
            <Notice tone="error" atField>
              {t('Scegliere una possibilità.')}
            </Notice>
          )}
        </>
      )}
      {children}
    </ConfirmSheet>
  )
}

/** What the change does as far as it reaches; while that is asked, nothing is saved. */
function usePreview(
  looked: Looked | null,
  scope: SeriesScope,
  substitutes: Substitutes | undefined,
): { preview: SeriesPreview | undefined; waiting: boolean } {
  const asked = looked !== null && scope !== 'this'
  const { data, isPlaceholderData, isLoading } = useQuery({
    queryKey: [
      'series_preview',
      looked?.task._id,
      looked?.task.version,
      scope,
      substitutes,
      JSON.stringify(looked?.change),
    ],
    queryFn: ({ signal }) => previewOf(looked!, scope, substitutes, signal),
    enabled: asked,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return { preview: asked ? data : undefined, waiting: asked && (isLoading || isPlaceholderData) }
}

/** Who was asked for one day and would go on another. */
function Landing({ landing }: Pick<SeriesPreview, 'landing'>) {
  const { t } = useTranslation()
  const { shortDay } = formatIn(spokenLanguage())
  return (
    <>
      <p className={classes.note}>{t('Una sostituzione cadrebbe in un altro giorno:')}</p>
      <ul className={classes.landing}>
        {landing.map(({ _id, from, to, operators }) => (
          <li key={_id}>
            {operators.length === 0 ? t('Nessuno') : listWords(operators.map(({ name }) => name))},{' '}
            {`${shortDay(from)} → ${shortDay(to)}`}
          </li>
        ))}
      </ul>
    </>
  )
}

type ChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, options, value, onChange }: ChoicesProps<Value>) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.scopes}>
      {options.map(option => (
        <label key={option.value} className={classes.scope}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {t(option.label)}
        </label>
      ))}
    </div>
  )
}
