import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Save } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { type DraftFormState, useDraftForm } from '../drafts/use-draft-form.ts'

/** How a save went, whatever it sends. */
export type Refusable = Pick<Save<Endpoint>, 'code' | 'current' | 'banner' | 'saving' | 'clear'>

/** What a form holds says over which version it was written, so that a draft of yesterday still knows. */
type Versioned = { version: number }

export type Options<Row, Values> = {
  /** Names the draft. */
  key: string
  schema: z.ZodMiniType
  row: Row
  valuesOf: (row: Row) => Values
  /** Whether a save is due although nothing was changed: what was copied is confirmed by one. */
  isDue?: (over: Row) => boolean
  save: Refusable
  /** Asks why `over` is replaced; null where no reason is due, undefined where the person went back. */
  askReason?: (over: Row) => Promise<string | null | undefined>
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
  onResolve: (merged: Values) => void
  onCancel: () => void
}

export type VersionedForm<Row, Values> = {
  draft: DraftFormState<Values, Row>
  /** The version that the form is written over, whatever is read anew meanwhile. */
  seen: Row
  /** The version that somebody saved meanwhile. */
  current: Row | null
  conflict: Conflict<Values> | null
  /** Somebody saved a version that is newer than the one that the form is written over. */
  changedMeanwhile: boolean
}

const noReasonDue = (): Promise<null> => Promise.resolve(null)

/** A form over a version of something that others may change too: a save over a stale one asks what holds. */
export function useVersionedForm<Row extends Versioned, Values extends Versioned & Record<string, unknown>>(
  options: Options<Row, Values>,
): VersionedForm<Row, Values> {
  const {
    key,
    schema,
    row,
    valuesOf,
    isDue,
    save,
    askReason = noReasonDue,
    send,
    settle,
    stays,
    onSaved,
  } = options
  const [seen, setSeen] = useState(row)
  const [isDone, setDone] = useState(false)
  const isSame = (values: Values, over: Row): boolean =>
    !isDue?.(over) &&
    values.version === over.version &&
    Object.keys(changedFields(valuesOf(over), values)).length === 0

  const draft = useDraftForm<Values, Row>({
    key,
    schema,
    start: valuesOf(seen),
    send: async (values, form) => {
      // What was typed last leaves its field with the press itself, so sameness disables no button.
      if (isSame(values, seen)) return seen
      const reason = await askReason(seen)
      return reason === undefined ? undefined : send(values, seen, form, reason)
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
    const reason = isSound ? await askReason(over) : null
    // Who goes back from the reason finds the question as it stood.
    if (reason === undefined) return
    draft.form.setValues(merged)
    setSeen(over)
    if (!isSound) {
      save.clear()
      draft.check()
      return
    }
    const saved = await send(merged, over, draft.form, reason)
    if (saved) draft.finish(saved)
  }

  const current = save.code === 'stale' ? (save.current as Row) : null
  const conflict = current && {
    base: draft.form.values.version === seen.version ? valuesOf(seen) : null,
    mine: draft.form.values,
    theirs: valuesOf(current),
    busy: save.saving,
    onResolve: (merged: Values) => void resolve(settle?.(merged) ?? merged, current),
    onCancel: save.clear,
  }
  const changedMeanwhile = !isDone && !save.saving && row.version > draft.form.values.version
  return { draft, seen, current, conflict, changedMeanwhile }
}
