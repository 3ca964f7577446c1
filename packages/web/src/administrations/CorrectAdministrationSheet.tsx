import {
  type Administration,
  administrationStatuses,
  isTaken,
  needsReason,
} from '@vicino/domain/administrations/administration.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { unitLabel } from '../i18n/dose-words.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { ClockField } from '../ui/fields/ClockField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { type CorrectionValues, useAdministrationCorrection } from './use-administration-correction.ts'

type Props = { administration: Administration; onClose: () => void }

/** Corrects what was written of a dose as a new version; the first one stays. */
export function CorrectAdministrationSheet({ administration, onClose }: Props) {
  const { t } = useTranslation()
  const { drug } = administration
  const { form, save, asksReason, submit } = useAdministrationCorrection(administration, onClose)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Correggi {{name}}', { name: drug.name })}
      dismissible={!save.saving}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <Fields>
          <CorrectedFields form={form} drug={drug} />
          {asksReason && (
            <TextField label={t('Motivo della correzione')} required {...fieldOf(form, 'reason')} />
          )}
          {save.code === 'dose_too_early' && (
            <TextField label={t('È stata data: motivo')} required {...fieldOf(form, 'confirm')} />
          )}
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
        </Fields>
        <SheetActions>
          <Button type="submit" disabled={form.values.status === null} loading={save.saving}>
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

type FieldsProps = { form: UseFormReturnType<CorrectionValues>; drug: Administration['drug'] }

function CorrectedFields({ form, drug }: FieldsProps) {
  const { t } = useTranslation()
  const { status } = form.values
  return (
    <>
      <ChoiceChips
        label={t('Esito')}
        required
        options={administrationStatuses}
        {...fieldOf(form, 'status')}
      />
      <TextField
        label={t('Motivo')}
        required={status !== null && needsReason(status)}
        {...fieldOf(form, 'status_reason')}
      />
      {status !== null && isTaken(status) && (
        <NumberField label={t('Dose')} unit={t(unitLabel(drug.dose_unit))} {...fieldOf(form, 'dose')} />
      )}
      <ClockField label={t('Ora')} required {...fieldOf(form, 'given_at')} />
      {drug.modality === 'TTS' && <TextField label={t('Dove')} {...fieldOf(form, 'site')} />}
      <NoteField label={t('Osservazioni')} minRows={2} maxLength={noteMax} {...fieldOf(form, 'note')} />
      <HandoverSwitch {...fieldOf(form, 'handover')} />
    </>
  )
}
