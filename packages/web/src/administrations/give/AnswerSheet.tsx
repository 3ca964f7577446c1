import { doseStep } from '@vicino/domain/drugs/drug.ts'
import {
  type AdministrationStatus,
  administrationStatuses,
  isTaken,
  isToldAfterwards,
  needsReason,
} from '@vicino/domain/administrations/administration-status.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { lineMax, noteMax } from '@vicino/domain/wire/text.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { useCloseKept } from '../../drafts/use-close-kept.ts'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { unitLabel } from '../../drugs/dose-words.ts'
import { now } from '../../i18n/use-today.ts'
import { HandoverSwitch } from '../../records/HandoverSwitch.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { WhichHourField } from '../../ui/fields/WhichHourField.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import {
  answerOf,
  type AnswerValues,
  dayGiven,
  emptyAnswer,
  FormAnswer,
  givenOf,
  problemOfClock,
} from './answer-values.ts'
import { OldPatchFields } from './OldPatchFields.tsx'
import { PatchFields } from './PatchFields.tsx'
import { SecondPersonFields } from './SecondPersonFields.tsx'
import { useNarcotic } from './use-narcotic.ts'
import type { AskedDose, Giving } from './use-giving.ts'
import { AboutDose } from '../bedside/AboutDose.tsx'

type Props = {
  asked: AskedDose
  giving: Giving
  first: AdministrationStatus | null
  /** Its time is over: only whoever gave it knows when, and it may also have been forgotten. */
  late?: boolean
  /** Why, where it was asked before. */
  reason?: string
  /** Who else was present is part of it. */
  asksWitness?: boolean
  /** It stands on paper, and is entered from there. */
  fromPaper?: boolean
  onClose: () => void
}

/** Everything that may be said of a dose beside that it was given as ordered. */
export function AnswerSheet(props: Props) {
  const {
    asked,
    giving,
    first,
    late = false,
    reason = '',
    asksWitness = false,
    fromPaper = false,
    onClose,
  } = props
  const { t } = useTranslation()
  const { drug, day, moment } = asked
  const { isNarcotic, mayGive } = useNarcotic(drug._id)
  const isWitnessed = isNarcotic || asksWitness
  const [start] = useState(() => emptyAnswer(newId(), asked, first, { reason, fromPaper }))
  const draft = useDraftForm<AnswerValues, unknown>({
    key: `dose.${first ?? 'other'}.${drug._id}.${day}.${moment ?? 'as_needed'}`,
    schema: FormAnswer,
    start,
    send: (values, form) => giving.give(answerOf(values, asked, now()), form),
    onSaved: onClose,
  })
  const { form, restoredFrom, startOver } = draft
  // What waited and has arrived since stands as a dose already: what is typed now is another one.
  const partFromWritten = useEffectEvent(() => {
    if (asked.written?.some(({ _id }) => _id === form.getValues()._id)) startOver()
  })
  useEffect(() => {
    if (restoredFrom !== null) partFromWritten()
  }, [restoredFrom])
  const { status, given_at } = form.values
  const clockProblem = problemOfClock(form.values, asked, now())
  const offered = late && moment !== null ? administrationStatuses : duringItsTime
  const options = offered.filter(({ value }) => mayGive || value !== 'given')
  const isTimed = late && status !== null && isTaken(status)
  const { close, question } = useCloseKept(draft, onClose)
  return (
    <Sheet open onClose={close} title={t('Esito della dose')} dismissible={!giving.saving}>
      <AboutDose asked={asked} />
      <DraftForm
        draft={draft}
        banner={giving.met ? null : giving.banner}
        complete={status !== null && !(isTimed && given_at === null) && !clockProblem}
      >
        <Fields>
          <ChoiceChips label={t('Esito')} required options={options} {...fieldOf(form, 'status')} />
          {status === 'given' && drug.modality === 'TTS' && (
            <>
              <OldPatchFields
                dossierId={asked.dossierId}
                drugId={drug._id}
                at={givenOf(form.values, asked, now())}
                answer={fieldOf(form, 'old_patch')}
                note={fieldOf(form, 'old_patch_note')}
              />
              <PatchFields site={fieldOf(form, 'site')} changeOn={fieldOf(form, 'change_on')} required />
            </>
          )}
          {status === 'given' && (isWitnessed || form.errors['second_person'] !== undefined) && (
            <SecondPersonFields
              dossierId={asked.dossierId}
              unit={drug.dose_unit}
              person={fieldOf(form, 'second_person')}
              remaining={fieldOf(form, 'remaining')}
            />
          )}
          {status && needsReason(status) && <ReasonField form={form} status={status} />}
          {status && !isToldAfterwards(status) && (
            <DoseFields form={form} asked={asked} status={status} timed={isTimed} />
          )}
          {status && !needsReason(status) && <ReasonField form={form} status={status} />}
          <NoteField label={t('Osservazioni')} minRows={2} maxLength={noteMax} {...fieldOf(form, 'note')} />
          {late && <SwitchField label={t('Da carta')} {...fieldOf(form, 'from_paper')} />}
          <HandoverSwitch
            kind="Administration"
            dossierId={asked.dossierId}
            handover={fieldOf(form, 'handover')}
            to={fieldOf(form, 'handover_to')}
          />
        </Fields>
      </DraftForm>
      {question}
    </Sheet>
  )
}

/** What may be said of a dose that can still be given. */
const duringItsTime = administrationStatuses.filter(({ afterwards }) => !afterwards)

type PartProps = { form: UseFormReturnType<AnswerValues> }

/** Why it was not simply given: a frequent reason by one tap, or in words. */
function ReasonField({ form, status }: PartProps & { status: AdministrationStatus }) {
  const { t } = useTranslation()
  const { suggestions } = administrationStatuses.find(({ value }) => value === status)!
  const field = fieldOf(form, 'status_reason')
  return (
    <Stack gap={8}>
      {suggestions.length > 0 && (
        <SuggestionChips suggestions={suggestions.map(({ label }) => t(label))} onChoose={field.onChange} />
      )}
      <TextField label={t('Motivo')} required={needsReason(status)} maxLength={lineMax} {...field} />
    </Stack>
  )
}

type DoseProps = PartProps & { asked: AskedDose; status: AdministrationStatus; timed: boolean }

function DoseFields({ form, asked, status, timed }: DoseProps) {
  const { t } = useTranslation()
  const refuses = useTooFine(doseStep)
  const { given_at: clock } = form.values
  const at = now()
  const given = fieldOf(form, 'given_at')
  const hour = fieldOf(form, 'hour')
  const tell = (typed: AnswerValues['given_at']): void => {
    // Which of two times was meant says nothing of another one.
    if (typed !== clock) hour.onChange(null)
    given.onChange(typed)
  }
  const isLost = problemOfClock(form.values, asked, at) === 'lost_hour'
  return (
    <>
      <SideBySide>
        {isTaken(status) && (
          <NumberField
            label={t('Dose')}
            unit={t(unitLabel(asked.drug.dose_unit))}
            refuses={refuses}
            {...fieldOf(form, 'dose')}
          />
        )}
        <ClockField
          label={t('Ora')}
          required={timed}
          {...(!timed && { description: t('Vuoto: adesso') })}
          {...given}
          onChange={tell}
          error={isLost ? t(fieldSentences.lost_hour.label) : given.error}
        />
      </SideBySide>
      <WhichHourField day={dayGiven(clock, asked, at)} clock={clock} {...hour} />
    </>
  )
}
