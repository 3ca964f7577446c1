import type { Administration } from '@vicino/domain/administrations/administration.ts'
import {
  type AskedQuestions,
  updateAdministration,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { useNeedsReason } from '../records/use-needs-reason.ts'
import { useVersionedForm, type VersionedFormState } from '../records/use-versioned-form.ts'
import { toast } from '../ui/toast.ts'
import { correctionOf, type CorrectionValues, FormAdministration, valuesOf } from './administration-values.ts'
import { doseReads } from './use-dose-write.ts'

type AdministrationCorrection = {
  correction: VersionedFormState<Administration, CorrectionValues>
  /** What is asked of the dose as it was corrected. */
  questions: readonly DoseQuestion[]
}

/** The correction of what was written of a dose: a new version, the first one stays. */
export function useAdministrationCorrection(
  administration: Administration,
  onSaved: () => void,
): AdministrationCorrection {
  const { t } = useTranslation()
  const needsReason = useNeedsReason()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const { _id, dossierId } = administration
  // One reason answers only what was read before it was given.
  const [read, setRead] = useState<readonly string[]>([])
  const questions = save.code === 'dose_questions' ? (save.current as AskedQuestions).questions : []
  const correction = useVersionedForm<Administration, CorrectionValues>({
    needsReason,
    key: `administration.${_id}`,
    schema: FormAdministration,
    row: administration,
    valuesOf,
    save,
    send: async (values, over, form, reason) => {
      const { version, confirm } = values
      const of = [...new Set([...read, ...questions.map(({ key }) => key)])]
      setRead(of)
      const body = {
        ...correctionOf(values, over),
        version,
        ...(confirm.trim() !== '' && { confirm: { reason: confirm, of } }),
        ...(reason && { reason }),
      }
      const saved = await save.send({ params: { dossierId, administrationId: _id }, body }, form)
      if (saved) toast(t('Correzione salvata'), 'ok')
      return saved
    },
    onSaved,
  })
  return { correction, questions }
}
