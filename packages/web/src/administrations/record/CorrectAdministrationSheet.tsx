import { doseStep } from '@vicino/domain/drugs/drug.ts'
import { type Administration, effects } from '@vicino/domain/administrations/administration.ts'
import {
  administrationStatuses,
  isTaken,
  needsReason,
} from '@vicino/domain/administrations/administration-status.ts'
import { lineMax, noteMax } from '@vicino/domain/wire/text.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { unitLabel } from '../../drugs/dose-words.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { administrationFields } from './administration-fields.ts'
import type { CorrectionValues } from './administration-values.ts'
import { DoseQuestionNotes } from '../questions/DoseQuestionNotes.tsx'
import { GivenAtField } from '../give/GivenAtField.tsx'
import { HoldFields } from '../questions/HoldFields.tsx'
import { OldPatchFields } from '../give/OldPatchFields.tsx'
import { PatchFields } from '../give/PatchFields.tsx'
import { ScaleProposal } from '../questions/ScaleProposal.tsx'
import type { QuestionedDose } from '../questions/dose-question-words.ts'
import { SecondPersonFields } from '../give/SecondPersonFields.tsx'
import { useNarcotic } from '../give/use-narcotic.ts'
import { useCloseKept } from '../../drafts/use-close-kept.ts'
import { useAdministrationCorrection } from './use-administration-correction.ts'
import type { TypedOver } from '../questions/use-typed-over.ts'
import { drugName } from '../bedside/bedside-words.ts'

type Props = { administration: Administration; onClose: () => void }

/** Corrects what was written of a dose as a new version; the first one stays. */
export function CorrectAdministrationSheet({ administration, onClose }: Props) {
  const { t } = useTranslation()
  const { correction, questions, asksReason, measure, amount, parameters, scaled } =
    useAdministrationCorrection(administration, onClose)
  const { form } = correction.draft
  const { isNarcotic } = useNarcotic(administration.drug._id)
  const { close, question } = useCloseKept(correction.draft, onClose)
  return (
    <Sheet open onClose={close} title={t('Correggi {{name}}', { name: drugName(administration.drug, t) })}>
      <VersionedForm
        state={correction}
        conflictTitle={t('Due versioni di questa dose')}
        fields={administrationFields}
        reasons={[t('Errore di scrittura'), t('Manca qualcosa')]}
      >
        <Fields>
          <OutcomeFields form={form} of={administration} amount={amount} />
          {administration.drug.modality === 'TTS' && (
            <>
              {form.values.status === 'given' && (
                <OldPatchFields
                  dossierId={administration.dossierId}
                  drugId={administration.drug._id}
                  at={form.values.given_at}
                  answer={fieldOf(form, 'old_patch')}
                  note={fieldOf(form, 'old_patch_note')}
                />
              )}
              <PatchFields
                site={fieldOf(form, 'site')}
                changeOn={fieldOf(form, 'change_on')}
                required={form.values.status === 'given'}
              />
            </>
          )}
          {form.values.status === 'given' && (isNarcotic || hasWitness(form.values)) && (
            <SecondPersonFields
              dossierId={administration.dossierId}
              unit={administration.drug.dose_unit}
              person={fieldOf(form, 'second_person')}
              remaining={fieldOf(form, 'remaining')}
            />
          )}
          {form.values.effect !== null && isTaken(form.values.status) && <EffectFields form={form} />}
          <NoteField label={t('Osservazioni')} minRows={2} maxLength={noteMax} {...fieldOf(form, 'note')} />
          <HandoverSwitch
            kind="Administration"
            dossierId={administration.dossierId}
            handover={fieldOf(form, 'handover')}
            to={fieldOf(form, 'handover_to')}
            before={form.getInitialValues().handover}
          />
          <DoseQuestionNotes questions={questions} dose={questioned(administration, form.values)} />
          {parameters.length > 0 && (
            <>
              <Text as="p" tone="muted" size={15}>
                {t('Il valore misurato allora: resta con la dose, alla sua ora.')}
              </Text>
              <HoldFields
                parameters={parameters}
                value={measure.kept}
                onChange={measure.keep}
                onTyping={measure.type}
              />
            </>
          )}
          {scaled && <ScaleProposal drug={administration.drug} said={scaled.said} />}
          {asksReason && (
            <TextField label={t('È stata data: motivo')} required {...fieldOf(form, 'confirm')} />
          )}
        </Fields>
      </VersionedForm>
      {question}
    </Sheet>
  )
}

const hasWitness = ({ second_person, remaining }: CorrectionValues): boolean =>
  second_person !== '' || remaining !== null

const questioned = ({ drug, day, moment }: Administration, { dose }: CorrectionValues): QuestionedDose => ({
  drug,
  day,
  moment,
  dose: dose ?? 0,
})

type PartProps = { form: UseFormReturnType<CorrectionValues> }

function OutcomeFields({
  form,
  of,
  amount,
}: PartProps & { of: Administration; amount: TypedOver<number | null> }) {
  const { t } = useTranslation()
  const refuses = useTooFine(doseStep)
  const { status } = form.values
  return (
    <>
      <ChoiceChips
        label={t('Esito')}
        required
        options={administrationStatuses}
        {...fieldOf(form, 'status')}
        onChange={chosen => form.setFieldValue('status', chosen ?? status)}
      />
      <TextField
        label={t('Motivo')}
        required={needsReason(status)}
        maxLength={lineMax}
        {...fieldOf(form, 'status_reason')}
      />
      {isTaken(status) && (
        <NumberField
          label={t('Dose')}
          unit={t(unitLabel(of.drug.dose_unit))}
          refuses={refuses}
          {...fieldOf(form, 'dose')}
          onChange={amount.keep}
          onTyping={amount.type}
        />
      )}
      <GivenAtField {...fieldOf(form, 'given_at')} near={of.given_at} />
    </>
  )
}

function EffectFields({ form }: PartProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceChips label={t('Effetto')} options={effects} {...fieldOf(form, 'effect')} />
      <TextField label={t("Note sull'effetto")} maxLength={lineMax} {...fieldOf(form, 'effect_note')} />
    </>
  )
}
