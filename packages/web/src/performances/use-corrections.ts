import type { Performance } from '@vicino/domain/performances/performance.ts'
import { updatePerformance } from '@vicino/domain/performances/performances.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import { useState } from 'react'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { useKeptSheet } from '../drafts/use-kept-sheet.ts'
import { now } from '../i18n/use-today.ts'
import { useReasonSheet } from '../ui/sheets/use-reason-sheet.ts'
import { asCorrected, changesOf, type Corrected, errorsOf, restoreCorrecting } from './corrected.ts'
import type { PerformanceLine } from './performance-line.ts'

type Outcome = { onSaved: () => void; onClose: () => void }

/** Corrects several performances, each as a version of its own, with one reason where one of them asks for it. */
export function useCorrections(performances: readonly Performance[], { onSaved, onClose }: Outcome) {
  const { _id: me } = usePerson()
  const save = useSave(updatePerformance)
  const { ask, sheet } = useReasonSheet()
  const [start] = useState(() => ({ items: performances.map(asCorrected), reason: '' }))
  const [values, setValues] = useState(start)
  const { items, reason } = values
  const { words, close, asks, settle } = useKeptSheet({
    key: `performances.correct.${performances[0]!._id}.${performances.length}`,
    start,
    values,
    restored: restoreCorrecting,
    onRestored: setValues,
    onClose,
  })
  const [errors, setErrors] = useState<Record<string, Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const put = (id: string, next: (item: Corrected) => Corrected): void =>
    setValues(was => ({
      ...was,
      items: was.items.map(item => (item.before._id === id ? next(item) : item)),
    }))

  /** One after the other; false at the first that is refused, which then says why. */
  const sendAll = async (changed: readonly Corrected[], given: string | null): Promise<boolean> => {
    for (const item of changed) {
      const { _id, dossierId, version } = item.before
      const body = { version, ...changesOf(item), ...(given !== null && { reason: given }) }
      const atFields = {
        values: { ...item.line },
        setErrors: (refused: Record<string, string>) => setErrors(was => ({ ...was, [_id]: refused })),
      }
      const saved = await save.send({ params: { dossierId, performanceId: _id }, body }, atFields)
      if (!saved) return false
      put(_id, ({ line }) => ({ before: saved, line: { ...line, handover_to: null } }))
    }
    return true
  }

  const submit = async (): Promise<void> => {
    const changed = items.filter(item => Object.keys(changesOf(item)).length > 0)
    if (saving) return
    if (changed.length === 0) return close()
    const found = Object.fromEntries(changed.map(item => [item.before._id, errorsOf(item)]))
    setErrors(found)
    if (Object.values(found).some(ofOne => Object.keys(ofOne).length > 0)) return
    const due = changed.some(({ before }) => correctionNeedsReason(before, me, now()))
    const given = due ? await ask() : null
    if (given === undefined) return
    setSaving(true)
    if (!(await sendAll(changed, given).finally(() => setSaving(false)))) return
    settle(values)
    onSaved()
  }

  const current = save.carried('stale')
  const answer = (next: (item: Corrected, current: Performance) => Corrected) => (): void => {
    if (current) put(current._id, item => next(item, current))
    save.clear()
  }
  return {
    items,
    errors,
    saving,
    submit,
    change: (id: string, line: PerformanceLine) => put(id, ({ before }) => ({ before, line })),
    reasonSheet: {
      ...sheet,
      reason: { value: reason, onChange: (why: string) => setValues(was => ({ ...was, reason: why })) },
      kept: words,
    },
    words,
    close,
    asks,
    banner: current ? null : save.banner,
    /** The version that somebody saved meanwhile, until it is said what holds. */
    current,
    keepMine: answer(({ line }, before) => ({ before, line })),
    takeTheirs: answer((_, before) => asCorrected(before)),
  }
}
