import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Versioned } from '@vicino/domain/records/versioned.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Save } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { type DraftFormState, useDraftForm } from '../drafts/use-draft-form.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { namedAsIn } from './handed.ts'
import { useReasonSheet } from '../ui/sheets/use-reason-sheet.ts'

/** How a save went, whatever it sends. */
type Refusable<Row> = Pick<Save<Endpoint>, 'banner' | 'saving' | 'clear'> & {
  carried: (code: 'stale') => Row | null
}

/**
 * A version of something; of a record it says who wrote it when, and whether it was struck. A task names its planner all
 * along, and who changed it last.
 */
type Version = {
  version: number
  author?: { name: string } | null
  changed?: { by: string; at: Instant } | undefined
} & Partial<Nullable<Pick<Versioned, 'written_at' | 'struck'>>>
type Nullable<Shape> = { [Name in keyof Shape]: Shape[Name] | null }

/** What a form holds says over which version it was written, so that a draft of yesterday still knows. */
type Held = Record<string, unknown> & { version: number }

type Options<Row, Values> = {
  /** Names the draft. */
  key: FormName
  schema: z.ZodMiniType
  row: Row
  valuesOf: (row: Row) => Values
  /** Whether a save is due although nothing was changed: what was copied is confirmed by one. */
  isDue?: (over: Row) => boolean
  save: Refusable<Row>
  /** Whether it has to be said why `over` is replaced by these values. */
  needsReason?: (over: Row, values: Values) => boolean
  /** Sends what differs from `over`. */
  send: (
    values: Values,
    over: Row,
    form: UseFormReturnType<Values>,
    reason: string | null,
  ) => Promise<Row | undefined>
  /** Brings in line what the form holds beside the record's fields, after two versions were merged. */
  settle?: (merged: Values) => Values
  /** The form stays open after a save and goes on from what was saved. */
  stays?: boolean
  /** What stands now: saved, or found to be the same. */
  onSaved: (row: Row) => void
}

/** Two versions over one base, while it is asked what holds: what `ConflictSheet` shows. */
export type Conflict<Values> = {
  base: Values | null
  mine: Values
  theirs: Values
  busy: boolean
  /** Who saved the other version, and when; null where no record says. */
  by: string | null
  at: string | null
  onResolve: (merged: Values) => void
  onCancel: () => void
}

export type VersionedFormState<Row, Values> = {
  draft: DraftFormState<Values, Row>
  /** The version that the form is written over, whatever is read anew meanwhile. */
  seen: Row
  /** The version that somebody saved meanwhile. */
  current: Row | null
  /** While it is asked what holds. What was struck is not written any more: there is nothing to choose. */
  conflict: Conflict<Values> | null
  /** Why nothing was saved, where no field and no choice says it. */
  banner: string | null
  reasonSheet: ReturnType<typeof useReasonSheet>['sheet']
  /** Somebody saved a version that is newer than the one that the form is written over. */
  changedMeanwhile: boolean
}

/** A form over a version of something that others may change too: a save over a stale one asks what holds. */
export function useVersionedForm<Row extends Version, Values extends Held>(
  options: Options<Row, Values>,
): VersionedFormState<Row, Values> {
  const { key, schema, row, valuesOf, isDue, save, needsReason, send, settle, stays, onSaved } = options
  const { t } = useTranslation()
  const reason = useReasonSheet()
  const [seen, setSeen] = useState(row)
  const [isDone, setDone] = useState(false)
  const isSame = (values: Values, over: Row): boolean =>
    !isDue?.(over) &&
    values.version === over.version &&
    Object.keys(changedFields(valuesOf(over), values)).length === 0

  /** Null where no reason is due, undefined where the person went back. */
  const askReason = async (over: Row, values: Values): Promise<string | null | undefined> =>
    needsReason?.(over, values) ? reason.ask() : null

  const draft = useDraftForm<Values, Row>({
    key,
    schema,
    start: valuesOf(seen),
    send: async (values, form) => {
      // What was typed last leaves its field with the press itself, so sameness disables no button.
      if (isSame(values, seen)) return seen
      const why = await askReason(seen, values)
      return why === undefined ? undefined : send(values, seen, form, why)
    },
    onSaved: saved => {
      // The newest version is her own now.
      if (stays) {
        setSeen(saved)
        draft.goOnFrom(valuesOf(saved))
      } else setDone(true)
      onSaved(saved)
    },
  })

  const resolve = async (merged: Values, over: Row): Promise<void> => {
    if (isSame(merged, over)) return draft.finish(over)
    const isSound = z.safeParse(schema, merged).success
    const why = isSound ? await askReason(over, merged) : null
    // Who goes back from the reason finds the question as it stood.
    if (why === undefined) return
    draft.form.setValues(merged)
    setSeen(over)
    if (!isSound) {
      save.clear()
      draft.check()
      return
    }
    draft.conclude(await send(merged, over, draft.form, why))
  }

  const current = save.carried('stale')
  const struck = current?.struck ?? null
  const written_at = current?.changed?.at ?? current?.written_at ?? null
  const conflict = current &&
    !struck && {
      base: draft.form.values.version === seen.version ? valuesOf(seen) : null,
      mine: draft.form.values,
      theirs: valuesOf(current),
      busy: save.saving,
      by: current.changed?.by ?? ((written_at !== null && current.author?.name) || null),
      at: written_at && formatIn(spokenLanguage()).instant(written_at),
      onResolve: (merged: Values) => {
        const named = namedAsIn(draft.form.values, merged)
        void resolve(settle?.(named) ?? named, current)
      },
      onCancel: save.clear,
    }
  return {
    draft,
    seen,
    current,
    conflict: conflict || null,
    banner: struck ? t('Annullato: {{reason}}', { reason: struck.reason }) : conflict ? null : save.banner,
    reasonSheet: reason.sheet,
    changedMeanwhile: !isDone && !save.saving && row.version > draft.form.values.version,
  }
}
