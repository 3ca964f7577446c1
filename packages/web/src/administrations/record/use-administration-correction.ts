import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { updateAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { type HoldParameter, holdParameters } from '@vicino/domain/drugs/hold-parameters.ts'
import { newlyMeasured } from '@vicino/domain/drugs/measured.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RefusedSave, useSave } from '../../calls/use-save.ts'
import { useNeedsReason } from '../../records/use-needs-reason.ts'
import { useVersionedForm, type VersionedFormState } from '../../records/use-versioned-form.ts'
import { toast } from '../../ui/toast.ts'
import {
  administrationCorrectionOf,
  type CorrectionValues,
  FormAdministration,
  valuesOf,
} from './administration-values.ts'
import { judgeMeasured } from '../questions/judge-measured.ts'
import type { ScaleJudged } from '../questions/judge-scale.ts'
import { doseReads } from '../give/use-dose-write.ts'
import { type Measuring, useMeasuring } from '../questions/use-measuring.ts'
import { type TypedOver, useTypedOver } from '../questions/use-typed-over.ts'

type AdministrationCorrection = {
  correction: VersionedFormState<Administration, CorrectionValues>
  /** What is asked of the dose as it was corrected. */
  questions: readonly DoseQuestion[]
  /** Whether some of it is left for a reason, with what is being measured. */
  asksReason: boolean
  measure: Measuring
  /** The amount, as it counts while it is typed. */
  amount: TypedOver<number | null>
  /** What is to be measured, or was in this correction. */
  parameters: readonly HoldParameter[]
  /** What the scale says of the dose by what was measured. */
  scaled: ScaleJudged | null
}

/** The correction of what was written of a dose: a new version, the first one stays. */
export function useAdministrationCorrection(
  administration: Administration,
  onSaved: () => void,
): AdministrationCorrection {
  const { t } = useTranslation()
  const needsReason = useNeedsReason()
  // What is asked stays in sight while its answer is sent, and where that finds nobody.
  const [questions, setQuestions] = useState<readonly DoseQuestion[]>([])
  const onRefused = ({ carried }: RefusedSave<typeof updateAdministration>): void => {
    const met = carried('dose_questions')
    if (met) setQuestions(met.questions)
  }
  const save = useSave(updateAdministration, { refreshes: doseReads, onRefused })
  const { _id, dossierId } = administration
  // One reason answers only what was read before it was given.
  const [answered, setAnswered] = useState<readonly string[]>([])
  const correction = useVersionedForm<Administration, CorrectionValues>({
    needsReason,
    key: `administration.${_id}`,
    schema: FormAdministration,
    row: administration,
    valuesOf,
    save,
    send: async (values, over, form, reason) => {
      const { version, confirm, measured, dose } = values
      const { open } = judgeMeasured(questions, measured ?? {}, dose)
      const of = [...new Set([...answered, ...open.map(({ key }) => key)])]
      const isAnswered = confirm.trim() !== '' && (questions.length === 0 || of.length > 0)
      if (isAnswered) setAnswered(of)
      const body = {
        ...administrationCorrectionOf(values, over),
        version,
        ...(isAnswered && { confirm: { reason: confirm, of } }),
        ...(reason && { reason }),
      }
      const saved = await save.send({ params: { dossierId, administrationId: _id }, body }, form)
      if (saved) toast(t('Correzione salvata'), 'ok')
      return saved
    },
    onSaved,
  })
  const { form } = correction.draft
  const measure = useMeasuring(form.values.measured ?? {}, measured =>
    form.setFieldValue('measured', Object.keys(measured).length > 0 ? measured : null),
  )
  const amount = useTypedOver(form.values.dose, dose => form.setFieldValue('dose', dose))
  const { asked, scaled, open } = judgeMeasured(questions, measure.shown, amount.shown)
  const fresh = newlyMeasured(form.values.measured, administration.measured) ?? {}
  const asksReason = open.length > 0 || answered.length > 0
  const isSettled = save.code === 'dose_questions' && !asksReason
  return {
    correction: isSettled ? { ...correction, banner: null } : correction,
    questions,
    asksReason,
    measure,
    amount,
    parameters: holdParameters
      .map(({ value }) => value)
      .filter(parameter => asked.includes(parameter) || parameter in fresh),
    scaled,
  }
}
