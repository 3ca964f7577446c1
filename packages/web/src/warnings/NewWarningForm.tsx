import {
  makesNews,
  NewWarning,
  type Warning,
  type WarningKind,
  type warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import { createWarning } from '@vicino/domain/warnings/warnings.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDossier } from '../session/dossier.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { type HandedValues, namedIn, notHanded } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'

type Values = HandedValues & { kind: WarningKind | null; text: string }
type Props = {
  /** The kinds that the person may write. */
  kinds: readonly (typeof warningKinds)[number][]
  onDone: (words: string) => void
}

const isHandable = (kind: WarningKind | null): boolean => kind !== null && makesNews(kind)

/** An open choice is missing, for the rules to refuse. */
const writtenOf = ({ kind, text, ...handed }: Values): z.input<typeof NewWarning> =>
  ({
    text,
    ...(kind !== null && { kind }),
    ...(isHandable(kind) && { handover: handed.handover, ...namedIn(handed) }),
  }) as z.input<typeof NewWarning>

const FormWarning = z.pipe(z.transform(writtenOf), NewWarning)

/** A warning in few words, read at the door. */
export function NewWarningForm({ kinds, onDone }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const [_id] = useState(() => newId())
  const save = useSave(createWarning)
  const draft = useDraftForm<Values, Warning>({
    key: `warning.new.${dossierId}`,
    schema: FormWarning,
    start: { kind: null, text: '', ...notHanded },
    send: (values, form) =>
      save.send({ params: { dossierId }, body: { ...FormWarning.parse(values), _id } }, form),
    onSaved: ({ text }) => onDone(t('Avvertenza salvata: {{text}}', { text })),
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <Fields>
        <ChoiceChips label={t('Tipo')} required options={kinds} {...fieldOf(draft.form, 'kind')} />
        <NoteField
          label={t('Testo')}
          description={t("Poche parole, da leggere all'arrivo.")}
          required
          maxLength={lineMax}
          {...fieldOf(draft.form, 'text')}
        />
        {isHandable(draft.form.values.kind) && (
          <HandoverSwitch
            kind="Warning"
            dossierId={dossierId}
            handover={fieldOf(draft.form, 'handover')}
            to={fieldOf(draft.form, 'handover_to')}
          />
        )}
      </Fields>
    </DraftForm>
  )
}
