import { rowWords, sayAnswer } from '@vicino/domain/form/answer-words.ts'
import type { Entry } from '@vicino/domain/form/answers.ts'
import type { EntriesField } from '@vicino/domain/form/field.ts'
import { optionsOf } from '@vicino/domain/form/options.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { IconListDetails, IconPlus, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { AddingContext } from './adding.ts'
import classes from './EntriesView.module.css'
import type { FieldViewProps } from './field-view.ts'
import { useSpeech } from './use-speech.ts'
import unseen from '../ui/unseen.module.css'

const none: readonly Entry[] = []

/** A list of like things, each with its own fields: read here, added on a form of its own, struck with a reason. */
export function EntriesView({ field, path, answer, disabled }: FieldViewProps<EntriesField>) {
  const { t } = useTranslation()
  const board = use(AddingContext)
  const entries = (answer ?? none) as readonly Entry[]
  const add = (): void => board?.begin(path)
  if (entries.length === 0)
    return (
      <div className={classes.none}>
        <EmptyState
          icon={IconListDetails}
          words={t(field.none.label)}
          {...(!disabled && { action: { label: t(field.add.label), onPress: add } })}
        />
      </div>
    )
  return (
    <div className={classes.entries}>
      <ul className={classes.list} aria-label={t(field.label)}>
        {entries.map(entry => (
          <EntryCard
            key={entry.id}
            field={field}
            entry={entry}
            onStrike={disabled || entry.struck ? null : () => board?.strike(path, entry.id)}
          />
        ))}
      </ul>
      {!disabled && (
        <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
          {t(field.add.label)}
        </Button>
      )}
    </div>
  )
}

type CardProps = { field: EntriesField; entry: Entry; onStrike: (() => void) | null }

/** One entry in words: what it is called, what counts most, then the rest. */
function EntryCard({ field, entry: { id, struck, ...answers }, onStrike }: CardProps) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const rows = answeredRows(field, answers)
  const toned = rows.find(row => toneOf(row))
  const [title, ...others] = rows.filter(row => row !== toned)
  const tone = toned && toneOf(toned)
  return (
    <li className={classes.entry} data-struck={struck !== undefined || undefined}>
      {toned && (
        <span className={classes.mark} data-tone={tone}>
          <span className={unseen.unseen}>{`${rowWords(toned, speech)}: `}</span>
          {sayAnswer(toned, toned.answer, speech)}
        </span>
      )}
      <div className={classes.words}>
        {title && <strong className={classes.title}>{sayAnswer(title, title.answer, speech)}</strong>}
        <dl className={classes.facts}>
          {others.map(row => (
            <div key={row.path} className={classes.fact}>
              <dt>{rowWords(row, speech)}</dt>
              <dd>{sayAnswer(row, row.answer, speech)}</dd>
            </div>
          ))}
        </dl>
        {struck && <p className={classes.struck}>{t('Annullato: {{reason}}', { reason: struck.reason })}</p>}
      </div>
      {onStrike && (
        <button
          type="button"
          className={classes.strike}
          aria-label={t('Togli {{entry}}', {
            entry: title ? sayAnswer(title, title.answer, speech) : String(id),
          })}
          onClick={onStrike}
        >
          <IconTrash size={20} stroke={1.8} aria-hidden />
        </button>
      )}
    </li>
  )
}

const toneOf = ({ field, answer }: ReturnType<typeof answeredRows>[number]): string | undefined =>
  optionsOf(field).find(({ value }) => value === answer)?.tone
