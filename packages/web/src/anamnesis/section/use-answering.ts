import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answer } from '@vicino/domain/form/answer.ts'
import { type Answer, type Answers, entriesIn, noteOf } from '@vicino/domain/form/answers.ts'
import { addEntry, strikeEntry } from '@vicino/domain/form/entries.ts'
import type { EntriesField } from '@vicino/domain/form/field.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import type { AddingBoard } from '../../form/adding.ts'
import { type AnswerErrors, noErrors } from '../../form/field-view.ts'
import type { WaitingTexts } from '../../form/waiting-texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import type { SectionValues } from './section-values.ts'

export type Answering = {
  errors: AnswerErrors
  onAnswer: (path: string, given: Answer | undefined) => void
  /** Sets what is typed at a path and stands in no answer yet; undefined drops it. */
  onPending: (path: string, typed: Answers | undefined) => void
  board: AddingBoard
  waiting: WaitingTexts
  /** The entry that is being added. */
  adding: { path: string; field: EntriesField; answers: Answers } | null
  onEntryAnswer: (path: string, given: Answer | undefined) => void
  /** Adds the entry to its list and saves the section. */
  addNow: () => void
  drop: () => void
  /** The entry that somebody wants to take away. */
  striking: { path: string; id: number } | null
  /** Strikes it with a reason and saves the section; without one it stays. */
  endStrike: (reason?: string) => void
}

/** How the answers of a section's form change: by the engine alone, and so that what did not change stays the same. */
export function useAnswering(
  section: Section,
  draft: DraftFormState<SectionValues, AnamnesisSection>,
): Answering {
  const { form } = draft
  const { setValues } = form
  const today = useToday()
  const [begun, setBegun] = useState<string | null>(null)
  const [striking, setStriking] = useState<Answering['striking']>(null)
  const [saves, setSaves] = useState(0)
  const saveNow = (): void => setSaves(count => count + 1)
  const submit = useEffectEvent(() => void draft.submit())
  useEffect(() => {
    if (saves > 0) submit()
  }, [saves])

  const onAnswer = useCallback(
    (path: string, given: Answer | undefined) =>
      setValues(({ answers = {} }) => ({ answers: answer(section, answers, path, given, today) })),
    [section, setValues, today],
  )
  const onPending = useCallback(
    (path: string, typed: Answers | undefined) =>
      setValues(({ pending = {} }) => {
        const { [path]: _, ...others } = pending
        return { pending: typed ? { ...others, [path]: typed } : others }
      }),
    [setValues],
  )
  const board = useMemo<AddingBoard>(
    () => ({ begin: setBegun, strike: (path, id) => setStriking({ path, id }) }),
    [],
  )

  const { answers, pending } = form.values
  const waiting = useMemo<WaitingTexts>(
    () => ({
      textAt: path => noteOf(pending[path]),
      note: (path, note) => onPending(path, note === '' ? undefined : { note }),
    }),
    [pending, onPending],
  )
  const path = begun ?? Object.keys(pending).find(name => section.fields[name]?.kind === 'entries') ?? null
  const field = path === null ? undefined : (section.fields[path] as EntriesField)
  const typed = (path !== null && pending[path]) || nothing
  const onEntryAnswer = (inner: string, given: Answer | undefined): void => {
    if (path !== null && field) onPending(path, answer(field, typed, inner, given, today))
  }
  const drop = (): void => {
    if (path !== null) onPending(path, undefined)
    setBegun(null)
  }
  const addNow = (): void => {
    if (path === null) return
    onAnswer(path, addEntry(entriesIn(answers, path), typed))
    drop()
    saveNow()
  }
  const endStrike = (reason?: string): void => {
    setStriking(null)
    if (!striking || reason === undefined) return
    onAnswer(striking.path, strikeEntry(entriesIn(answers, striking.path), striking.id, reason))
    saveNow()
  }
  return {
    errors: useErrorsBelow(form.errors),
    onAnswer,
    onPending,
    board,
    waiting,
    adding: path !== null && field ? { path, field, answers: typed } : null,
    onEntryAnswer,
    addNow,
    drop,
    striking,
    endStrike,
  }
}

const nothing: Answers = {}
const prefix = 'answers.'

/** The errors under the names that the fields know; the same object while there are none. */
function useErrorsBelow(errors: Readonly<Record<string, unknown>>): AnswerErrors {
  return useMemo(() => {
    const below = Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, words]) => [path.slice(prefix.length), String(words)] as const)
    return below.length === 0 ? noErrors : Object.fromEntries(below)
  }, [errors])
}
