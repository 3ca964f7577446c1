import type { ReactNode } from 'react'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftWords } from '../drafts/use-draft-words.ts'
import { late } from '../ui/late.ts'
import type { ConflictSheet as AnyConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { VersionedFormState } from './use-versioned-form.ts'

/** Seldom is a reason due: the sheet comes when it is asked for. */
const CorrectionReasonSheet = late(
  async () => (await import('./CorrectionReasonSheet.tsx')).CorrectionReasonSheet,
)

/** Seldom do two people write the same: their two versions come with its sheet. */
const ConflictSheet = late(
  async () => (await import('../ui/sheets/ConflictSheet.tsx')).ConflictSheet,
) as typeof AnyConflictSheet

type Props<Shown, Row, Values> = {
  state: VersionedFormState<Row, Values>
  /** What two versions of it are called, above the choice between them. */
  conflictTitle: string
  fields: readonly ShownField<Shown>[]
  /** Who else may have written, where no record says it; left out, nobody is named. */
  by?: string
  /** Frequent reasons, where one may be due. */
  reasons?: readonly string[]
  complete?: boolean
  children: ReactNode
}

/** The frame of a form over a version: its save, the reason that it asks for, and another's version beside it. */
export function VersionedForm<Shown extends object, Row, Values extends Shown>({
  state: { draft, banner, conflict, changedMeanwhile, reasonSheet },
  conflictTitle,
  fields,
  by,
  reasons,
  complete = true,
  children,
}: Props<Shown, Row, Values>) {
  const kept = useDraftWords(draft.state)
  return (
    <>
      <DraftForm draft={draft} banner={banner} complete={complete} changedMeanwhile={changedMeanwhile}>
        {children}
      </DraftForm>
      {reasons && reasonSheet.open && (
        <CorrectionReasonSheet {...reasonSheet} reason={draft.reason} suggestions={reasons} kept={kept} />
      )}
      {conflict && (
        <ConflictSheet<Shown, Values>
          {...conflict}
          by={conflict.by ?? by ?? null}
          title={conflictTitle}
          fields={fields}
        />
      )}
    </>
  )
}
