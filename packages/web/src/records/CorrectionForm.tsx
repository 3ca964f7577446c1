import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { ConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import type { Correction } from './use-correction.ts'

type Props<Shown, Row, Values> = {
  correction: Correction<Row, Values>
  /** What two versions of it are called, above the choice between them. */
  conflictTitle: string
  fields: readonly ShownField<Shown>[]
  /** Frequent reasons of a correction. */
  reasons: readonly string[]
  complete?: boolean
  children: ReactNode
}

/** The frame of a correction: its form, the reason that it asks for, and another's version beside it. */
export function CorrectionForm<Shown extends object, Row, Values extends Shown>({
  correction: { draft, banner, conflict, changedMeanwhile, reasonSheet },
  conflictTitle,
  fields,
  reasons,
  complete = true,
  children,
}: Props<Shown, Row, Values>) {
  const { t } = useTranslation()
  return (
    <>
      <DraftForm draft={draft} banner={banner} complete={complete} changedMeanwhile={changedMeanwhile}>
        {children}
      </DraftForm>
      <ReasonSheet
        {...reasonSheet}
        title={t('Motivo della correzione')}
        confirmLabel={t('Salva la correzione')}
        suggestions={reasons}
      />
      {conflict && <ConflictSheet<Shown, Values> {...conflict} title={conflictTitle} fields={fields} />}
    </>
  )
}
