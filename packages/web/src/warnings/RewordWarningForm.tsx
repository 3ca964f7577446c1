import { makesNews, type Warning, WarningChange, warningKinds } from '@vicino/domain/warnings/warning.ts'
import { changeWarning } from '@vicino/domain/warnings/warnings.contract.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDossier } from '../session/dossier.ts'
import { type FieldErrorsTaker, useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { handedOf, type HandedValues, namedIn } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Notice } from '../ui/page/Notice.tsx'

type Values = HandedValues & { version: number; text: string }

/** The change asks for its text where the form holds one: an empty text is no rewording. */
const FormChange = z.pick(z.required(WarningChange), { version: true, text: true, handover: true })

/** Rewords a warning. Its kind stays: another kind is another warning. */
export function RewordWarningForm({
  warning,
  onDone,
}: {
  warning: Warning
  onDone: (words: string) => void
}) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  // What was read when the form opened: a newer reading in the meantime must not pass for it.
  const [{ _id, kind, version, text, ...seen }] = useState(warning)
  const save = useSave(changeWarning)
  const send = (values: Values, form?: FieldErrorsTaker): Promise<Warning | undefined> =>
    save.send({ params: { dossierId }, body: { _id, ...FormChange.parse(values), ...namedIn(values) } }, form)
  const draft = useDraftForm<Values, Warning>({
    key: `warning.${_id}`,
    schema: FormChange,
    start: { version, text, ...handedOf(seen) },
    send,
    onSaved: saved => onDone(t('Avvertenza salvata: {{text}}', { text: saved.text })),
  })
  const theirs = save.carried('stale')
  return (
    <DraftForm draft={draft} banner={theirs ? null : save.banner}>
      <Fields>
        <NoteField
          label={t(warningKinds.find(({ value }) => value === kind)!.label)}
          required
          maxLength={lineMax}
          {...fieldOf(draft.form, 'text')}
        />
        {makesNews(kind) && (
          <HandoverSwitch
            kind="Warning"
            dossierId={dossierId}
            handover={fieldOf(draft.form, 'handover')}
            to={fieldOf(draft.form, 'handover_to')}
            before={draft.form.getInitialValues().handover}
          />
        )}
      </Fields>
      {theirs && (
        <Notice
          tone="attention"
          choices={[
            {
              label: t('Salva il mio testo'),
              take: () =>
                void send({ ...draft.form.values, version: theirs.version }, draft.form).then(draft.conclude),
            },
            { label: t('Mantieni quello attuale'), take: () => draft.finish(theirs) },
          ]}
        >
          {t('{{name}} ha cambiato questa avvertenza mentre lei scriveva: {{text}}', {
            name: theirs.author.name,
            text: theirs.text,
          })}
        </Notice>
      )}
    </DraftForm>
  )
}
