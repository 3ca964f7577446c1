import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answer } from '@vicino/domain/form/answer.ts'
import { type Answer, type Answers, entriesIn, type Entry, noteBeside } from '@vicino/domain/form/answers.ts'
import { addEntry, strikeEntry } from '@vicino/domain/form/entries.ts'
import { isEqual } from '@vicino/domain/form/equal.ts'
import type { EntriesField } from '@vicino/domain/form/field.ts'
import { type BrokenRule, brokenRules } from '@vicino/domain/form/broken-rules.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import { fieldSchema } from '@vicino/domain/form/wire-schema.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { errorsAtFields } from '../../drafts/errors-at-fields.ts'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import type { AddingBoard } from '../../form/adding.ts'
import { type AnswerErrors, errorsBelow, noErrors } from '../../form/field-view.ts'
import type { RuleQuestions } from '../../form/rule-questions.ts'
import type { WaitingTexts } from '../../form/waiting-texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { type SectionValues, valuesOf } from './section-values.ts'

export type Answering = {
  errors: AnswerErrors
  onAnswer: (path: string, given: Answer | undefined) => void
  /** Sets what is typed at a path and stands in no answer yet; undefined drops it. */
  onPending: (path: string, typed: Answers | undefined) => void
  /** Says that a scale was taken anew, or not after all. */
  onAssessed: (scale: Scale, isAnew: boolean) => void
  board: AddingBoard
  questions: RuleQuestions
  waiting: WaitingTexts
  /** The entry that is being added. */
  adding: { path: string; field: EntriesField; answers: Answers } | null
  onEntryAnswer: (path: string, given: Answer | undefined) => void
  /** Why the entry cannot be added to its list, where no field of its form says it. */
  entryBanner: string | null
  /** Adds the entry to its list and saves the section; what may not stand there stays in its form. */
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
  saved: AnamnesisSection,
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
  const onAssessed = useCallback(
    (scale: Scale, isAnew: boolean) =>
      setValues(({ assessed = [] }) => {
        const others = assessed.filter(one => one !== scale)
        return { assessed: isAnew ? [...others, scale] : others }
      }),
    [setValues],
  )
  const kept = useMemo(() => valuesOf(section, saved).answers, [section, saved])
  const { saving } = draft
  const { answers, pending } = form.values
  const board = useMemo<AddingBoard>(
    () => ({
      begin: setBegun,
      strike: (path, id) => setStriking({ path, id }),
      // While it is sent nobody knows better.
      isSaved: (path, entry) => saving || entriesIn(kept, path).some(one => isEqual(one, entry)),
      reopen: (path, entry) => {
        if (saving || entriesIn(kept, path).some(({ id }) => id === entry.id)) return null
        const { id, struck: _, ...fields } = entry
        return () => {
          const others = entriesIn(answers, path).filter(one => one.id !== id)
          onAnswer(path, others)
          onPending(path, fields)
        }
      },
    }),
    [kept, saving, answers, onAnswer, onPending],
  )

  const waiting = useMemo<WaitingTexts>(
    () => ({
      textAt: path => noteBeside(pending[path]),
      note: (path, note) => onPending(path, note === '' ? undefined : { note }),
    }),
    [pending, onPending],
  )
  const path = begun ?? Object.keys(pending).find(name => section.fields[name]?.kind === 'entries') ?? null
  const field = path === null ? undefined : (section.fields[path] as EntriesField)
  const typed = (path !== null && pending[path]) || nothing
  const [entryErrors, setEntryErrors] = useState<AnswerErrors>(noErrors)
  const onEntryAnswer = (inner: string, given: Answer | undefined): void => {
    setEntryErrors(noErrors)
    if (path !== null && field) onPending(path, answer(field, typed, inner, given, today))
  }
  const drop = (): void => {
    setEntryErrors(noErrors)
    if (path !== null) onPending(path, undefined)
    setBegun(null)
  }
  const addNow = (): void => {
    if (path === null) return
    const entries = addEntry(entriesIn(answers, path), typed)
    const wrong = errorsOfLast(section, path, entries)
    setEntryErrors(wrong)
    if (wrong !== noErrors) return
    onAnswer(path, entries)
    drop()
    saveNow()
  }
  const endStrike = (reason?: string): void => {
    setStriking(null)
    if (!striking || reason === undefined) return
    onAnswer(striking.path, strikeEntry(entriesIn(answers, striking.path), striking.id, reason))
    saveNow()
  }
  const broken = useMemo(() => brokenRules(section, answers), [section, answers])
  const errors = useErrorsBelow(form.errors, broken)
  const questions = useRuleQuestions(section, broken, kept)
  return {
    errors: path === null ? errors : entryErrors,
    onAnswer,
    onPending,
    onAssessed,
    board,
    questions,
    waiting,
    adding: path !== null && field ? { path, field, answers: typed } : null,
    entryBanner: entryErrors[wholeList] ?? null,
    onEntryAnswer,
    addNow,
    drop,
    striking,
    endStrike,
  }
}

const nothing: Answers = {}

/** The name under which what is wrong with the list as a whole stands among the errors of an entry. */
const wholeList = ''

/** What a list refuses of its last entry, by the names of its fields; the same object where it takes it. */
function errorsOfLast(section: Section, path: string, entries: readonly Entry[]): AnswerErrors {
  const list = section.fields[path]!
  const sentences = errorsAtFields(z.object({ list: fieldSchema(list) }), {
    list: toWire({ fields: { list } }, { list: entries })['list'],
  })
  const own = errorsBelow(sentences, `list.${entries.length - 1}`)
  const whole = sentences['list']
  if (whole === undefined) return own
  return { ...own, [wholeList]: whole }
}
const prefix = 'answers.'

/**
 * The errors under the names that the fields know, and what breaks a rule as soon as it does; the same object while
 * there are none.
 */
function useErrorsBelow(
  errors: Readonly<Record<string, unknown>>,
  broken: readonly BrokenRule[],
): AnswerErrors {
  const { t } = useTranslation()
  return useMemo(() => {
    const below = Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, words]) => [path.slice(prefix.length), String(words)] as const)
    const ruled = broken.flatMap(({ path, rule }) =>
      'code' in rule ? [[path, t(fieldSentences[rule.code].label)] as const] : [],
    )
    return below.length + ruled.length === 0 ? noErrors : Object.fromEntries([...ruled, ...below])
  }, [errors, broken, t])
}

/** What answers that seldom stand together are asked, once: not where it was saved so, nor once it was confirmed. */
function useRuleQuestions(section: Section, broken: readonly BrokenRule[], kept: Answers): RuleQuestions {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  return useMemo(() => {
    const stood = new Set(brokenRules(section, kept).map(({ path }) => path))
    const asked = broken.filter(
      ({ path, rule }) => 'asks' in rule && !stood.has(path) && !confirmed.includes(path),
    )
    return {
      asked: Object.fromEntries(asked.map(({ path, rule }) => [path, rule.label])),
      confirm: path => setConfirmed(before => [...before, path]),
    }
  }, [section, broken, kept, confirmed])
}
