import {
  type Administration,
  type AdministrationStatus,
  administrationStatuses,
  isTaken,
  needsReason,
} from '@vicino/domain/administrations/administration.ts'
import { updateAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import { useForm } from '@mantine/form'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { useSave } from '../calls/use-save.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { unitLabel } from '../i18n/dose-words.ts'
import { now } from '../i18n/use-today.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { doseReads } from './use-giving.ts'

type Values = {
  status: AdministrationStatus | null
  dose: number | null
  status_reason: string
  site: string
  note: string
  handover: boolean
  reason: string
}

type Props = { administration: Administration; onClose: () => void }

/** Corrects what was written of a dose as a new version; the first one stays. */
export function CorrectAdministrationSheet({ administration, onClose }: Props) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const { _id, dossierId, version, status, dose, status_reason, site, note, handover, drug } = administration
  const asksReason = correctionNeedsReason(administration, me, now())
  const form = useForm<Values>({
    initialValues: { status, dose, status_reason, site, note, handover, reason: '' },
  })
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const { reason, status: chosen, dose: amount, ...rest } = form.values
    if (chosen === null || save.saving) return
    const params = { dossierId, administrationId: _id }
    const body = {
      version,
      status: chosen,
      ...rest,
      ...(amount !== null && { dose: amount }),
      ...(asksReason && reason.trim() !== '' && { reason }),
    }
    if (!(await save.send({ params, body }, form))) return
    toast(t('Correzione salvata'), 'ok')
    onClose()
  }
  const { status: chosen } = form.values
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Correggi {{name}}', { name: drug.name })}
      dismissible={!save.saving}
    >
      <form noValidate onSubmit={event => void submit(event)}>
        <Fields>
          <ChoiceChips
            label={t('Esito')}
            required
            options={administrationStatuses}
            {...fieldOf(form, 'status')}
          />
          <TextField
            label={t('Motivo')}
            required={chosen !== null && needsReason(chosen)}
            {...fieldOf(form, 'status_reason')}
          />
          {chosen !== null && isTaken(chosen) && (
            <NumberField label={t('Dose')} unit={t(unitLabel(drug.dose_unit))} {...fieldOf(form, 'dose')} />
          )}
          {drug.modality === 'TTS' && <TextField label={t('Dove')} {...fieldOf(form, 'site')} />}
          <NoteField label={t('Osservazioni')} minRows={2} maxLength={noteMax} {...fieldOf(form, 'note')} />
          <HandoverSwitch {...fieldOf(form, 'handover')} />
          {asksReason && (
            <TextField label={t('Motivo della correzione')} required {...fieldOf(form, 'reason')} />
          )}
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
        </Fields>
        <SheetActions>
          <Button type="submit" disabled={chosen === null} loading={save.saving}>
            {t('Salva la correzione')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={save.saving}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
