import type { Administration, AdministrationStatus } from '@vicino/domain/administrations/administration.ts'
import { updateAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import { clockIn, instantOf, todayIn } from '@vicino/domain/days/instant.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { type Save, useSave } from '../calls/use-save.ts'
import { now } from '../i18n/use-today.ts'
import { toast } from '../ui/toast.ts'
import { doseReads } from './use-giving.ts'

export type CorrectionValues = {
  status: AdministrationStatus | null
  dose: number | null
  /** The clock at which it was given, on the day on which it was. */
  given_at: Clock | null
  status_reason: string
  site: string
  note: string
  handover: boolean
  /** Why somebody else's entry, or an old one, is corrected. */
  reason: string
  /** Why it was given although others were too near. */
  confirm: string
}

type AdministrationCorrection = {
  form: UseFormReturnType<CorrectionValues>
  save: Save<typeof updateAdministration>
  asksReason: boolean
  submit: () => Promise<void>
}

/** The correction of what was written of a dose: a new version, the first one stays. */
export function useAdministrationCorrection(
  administration: Administration,
  onSaved: () => void,
): AdministrationCorrection {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const { _id, dossierId, version, status, dose, given_at, status_reason, site, note, handover } =
    administration
  const clock = clockIn(given_at)
  const asksReason = correctionNeedsReason(administration, me, now())
  const form = useForm<CorrectionValues>({
    initialValues: {
      status,
      dose,
      given_at: clock,
      status_reason,
      site,
      note,
      handover,
      reason: '',
      confirm: '',
    },
  })
  const submit = async (): Promise<void> => {
    const { reason, confirm, status: chosen, dose: amount, given_at: at, ...rest } = form.values
    if (chosen === null || save.saving) return
    const body = {
      version,
      status: chosen,
      ...rest,
      ...(amount !== null && { dose: amount }),
      ...(at !== null && at !== clock && { given_at: instantOf(todayIn(given_at), at) }),
      ...(confirm.trim() !== '' && { confirm: { reason: confirm } }),
      ...(asksReason && reason.trim() !== '' && { reason }),
    }
    if (!(await save.send({ params: { dossierId, administrationId: _id }, body }, form))) return
    toast(t('Correzione salvata'), 'ok')
    onSaved()
  }
  return { form, save, asksReason, submit }
}
