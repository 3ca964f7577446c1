import { answerTitle, sayAnswer } from '@vicino/domain/form/answer-words.ts'
import type { Entry } from '@vicino/domain/form/answers.ts'
import { type EntriesField, entriesMax } from '@vicino/domain/form/field.ts'
import { optionsOf } from '@vicino/domain/form/options.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { IconListDetails, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldMessage } from '../ui/fields/FieldFrame.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { AddingContext } from './adding.ts'
import classes from './EntriesView.module.css'
import { type AnswerErrors, errorsBelow, type FieldViewProps } from './field-view.ts'
import { useSpeech } from './use-speech.ts'
import unseen from '../ui/unseen.module.css'

const none: readonly Entry[] = []

/** A list of like things, each with its own fields: read here, added on a form of its own, struck with a reason. */
export function EntriesView({ field, path, answer, errors, disabled }: FieldViewProps<EntriesField>) {
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
    <Stack gap={12}>
      <Stack as="ul" gap={0} aria-label={t(field.label)}>
        {entries.map((entry, at) => (
          <EntryCard
            key={entry.id}
            field={field}
            entry={entry}
            isSaved={board?.isSaved(path, entry) ?? true}
            errors={errorsBelow(errors, `${path}.${at}`)}
            onStrike={disabled || entry.struck ? null : () => board?.strike(path, entry.id)}
            onReopen={(!disabled && board?.reopen(path, entry)) || null}
          />
        ))}
      </Stack>
      {errors[path] !== undefined && (
        <div data-invalid>
          <FieldMessage>{errors[path]}</FieldMessage>
        </div>
      )}
      {!disabled && entries.length >= entriesMax && (
        <Notice tone="attention">
          {t("L'elenco è pieno: {{number}} voci, comprese quelle annullate.", { number: entriesMax })}
        </Notice>
      )}
      {!disabled && entries.length < entriesMax && (
        <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
          {t(field.add.label)}
        </Button>
      )}
    </Stack>
  )
}

type CardProps = {
  field: EntriesField
  entry: Entry
  /** False where it was refused, or stands only in a draft: it must not look like one that is kept. */
  isSaved: boolean
  /** What is wrong with it, by the names of its fields. */
  errors: AnswerErrors
  onStrike: (() => void) | null
  /** Takes it back into its form, where it was never saved: there is nothing to strike. */
  onReopen: (() => void) | null
}

/** One entry in words: what it is called, what counts most, then the rest. */
function EntryCard({
  field,
  entry: { id, struck, ...answers },
  isSaved,
  errors,
  onStrike,
  onReopen,
}: CardProps) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const rows = answeredRows(field, answers)
  const toned = rows.find(row => toneOf(row))
  const [title, ...others] = rows.filter(row => row !== toned)
  const tone = toned && toneOf(toned)
  const name = title ? sayAnswer(title, title.answer, speech) : String(id)
  return (
    <li
      className={classes.entry}
      data-struck={struck !== undefined || undefined}
      data-unsaved={!isSaved || undefined}
    >
      {toned && (
        <span className={classes.mark} data-tone={tone}>
          <span className={unseen.unseen}>{`${answerTitle(toned, speech)}: `}</span>
          {sayAnswer(toned, toned.answer, speech)}
        </span>
      )}
      <div className={classes.words}>
        {title && <strong className={classes.title}>{sayAnswer(title, title.answer, speech)}</strong>}
        <dl className={classes.facts}>
          {others.map(row => (
            <div key={row.path} className={classes.fact}>
              <dt>{answerTitle(row, speech)}</dt>
              <dd>{sayAnswer(row, row.answer, speech)}</dd>
            </div>
          ))}
        </dl>
        {struck && (
          <Text as="p" tone="error" size={15}>
            {t('Annullato: {{reason}}', { reason: struck.reason })}
          </Text>
        )}
        {!isSaved && (
          <span className={classes.unsaved}>
            <StatusBadge tone="attention" label={t('Non ancora salvata')} />
          </span>
        )}
        {Object.entries(errors).map(([at, words]) => (
          <div key={at} data-invalid>
            <FieldMessage>
              {[t(labelIn(field, at)), words].filter(part => part !== '').join(': ')}
            </FieldMessage>
          </div>
        ))}
      </div>
      {onReopen ? (
        <button
          type="button"
          className={classes.reopen}
          aria-label={t('Correggi {{name}}', { name })}
          onClick={onReopen}
        >
          <IconPencil size={20} stroke={1.8} aria-hidden />
        </button>
      ) : (
        onStrike && (
          <button
            type="button"
            className={classes.strike}
            aria-label={t('Rimuovi {{entry}}', { entry: name })}
            onClick={onStrike}
          >
            <IconTrash size={20} stroke={1.8} aria-hidden />
          </button>
        )
      )}
    </li>
  )
}

const labelIn = ({ fields }: EntriesField, name: string): string => fields[name]?.label ?? ''

const toneOf = ({ field, answer }: ReturnType<typeof answeredRows>[number]): string | undefined =>
  optionsOf(field).find(({ value }) => value === answer)?.tone
