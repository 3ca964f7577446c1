import {
  type AdministrationStatus,
  administrationStatuses,
  isTaken,
  needsReason,
} from '@vicino/domain/administrations/administration.ts'
import { givenAt } from '@vicino/domain/administrations/given-at.ts'
import type { Clock } from '@vicino/domain/days/clock.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import { useForm, type UseFormReturnType } from '@mantine/form'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { unitLabel } from '../i18n/dose-words.ts'
import { now } from '../i18n/use-today.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { ClockField } from '../ui/fields/ClockField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { SuggestionChips } from '../ui/fields/SuggestionChips.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { doseLine } from './administration-words.ts'
import classes from './Doses.module.css'
import { PatchFields } from './PatchFields.tsx'
import type { Answer, AskedDose, Giving } from './use-giving.ts'

type Values = {
  status: AdministrationStatus | null
  dose: number | null
  /** The clock at which it was given; null is now. */
  given_at: Clock | null
  status_reason: string
  site: string
  change_on: string | null
  note: string
  handover: boolean
}

type Props = { asked: AskedDose; giving: Giving; first: AdministrationStatus | null; onClose: () => void }

/** Everything that may be said of a dose beside that it was given as ordered. */
export function AnswerSheet({ asked, giving, first, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm<Values>({
    initialValues: {
      status: first,
      dose: asked.dose === 0 ? null : asked.dose,
      given_at: null,
      status_reason: '',
      site: '',
      change_on: asked.changeOn ?? null,
      note: '',
      handover: false,
    },
  })
  const { status } = form.values
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const answer = answerOf(form.values, asked)
    if (answer && !giving.saving) void giving.give(answer, form)
  }
  return (
    <Sheet open onClose={onClose} title={t('Che cosa ne è stato?')} dismissible={!giving.saving}>
      <form noValidate onSubmit={submit}>
        <p className={classes.about}>
          <strong>{asked.drug.name}</strong>
          <span>{doseLine(asked.dose, asked.drug, t)}</span>
        </p>
        <Fields>
          <ChoiceChips
            label={t('Esito')}
            required
            options={administrationStatuses}
            {...fieldOf(form, 'status')}
          />
          {status === 'given' && asked.drug.modality === 'TTS' && (
            <PatchFields site={fieldOf(form, 'site')} changeOn={fieldOf(form, 'change_on')} required />
          )}
          {status && needsReason(status) && <ReasonField form={form} status={status} />}
          {status && <DoseFields form={form} asked={asked} status={status} />}
          {status && !needsReason(status) && <ReasonField form={form} status={status} />}
          <NoteField label={t('Osservazioni')} minRows={2} maxLength={noteMax} {...fieldOf(form, 'note')} />
          <HandoverSwitch {...fieldOf(form, 'handover')} />
          {giving.banner && !giving.objection && <Notice tone="error">{giving.banner}</Notice>}
        </Fields>
        <SheetActions>
          <Button type="submit" disabled={status === null} loading={giving.saving}>
            {t('Salva')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={giving.saving}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}

type PartProps = { form: UseFormReturnType<Values> }

/** Why it was not simply given: a frequent reason by one tap, or in words. */
function ReasonField({ form, status }: PartProps & { status: AdministrationStatus }) {
  const { t } = useTranslation()
  const { suggestions } = administrationStatuses.find(({ value }) => value === status)!
  const field = fieldOf(form, 'status_reason')
  return (
    <div className={classes.suggested}>
      {suggestions.length > 0 && (
        <SuggestionChips suggestions={suggestions.map(({ label }) => t(label))} onChoose={field.onChange} />
      )}
      <TextField label={t('Motivo')} required={needsReason(status)} {...field} />
    </div>
  )
}

function DoseFields({ form, asked, status }: PartProps & { asked: AskedDose; status: AdministrationStatus }) {
  const { t } = useTranslation()
  return (
    <SideBySide>
      {isTaken(status) && (
        <NumberField label={t('Dose')} unit={t(unitLabel(asked.drug.dose_unit))} {...fieldOf(form, 'dose')} />
      )}
      <ClockField label={t('Ora')} description={t('Vuoto: adesso')} {...fieldOf(form, 'given_at')} />
    </SideBySide>
  )
}

/** What the form says, as the server takes it; what stands as it was ordered is left out. */
function answerOf(values: Values, asked: AskedDose): Answer | null {
  const { status, dose, given_at, site, change_on, ...rest } = values
  if (status === null) return null
  const isPatch = status === 'given' && asked.drug.modality === 'TTS'
  return {
    ...rest,
    status,
    ...(isPatch && { site, change_on }),
    ...(isTaken(status) && dose !== null && { dose }),
    ...(given_at !== null && { given_at: givenAt(given_at, asked, now()) }),
  }
}
