import {
  fieldsOfMaterialUse,
  type MaterialUse,
  MaterialUseFields,
} from '@vicino/domain/materials/material-use.ts'
import { updateMaterialUse } from '@vicino/domain/materials/material-uses.contract.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { useNeedsReason } from '../records/use-needs-reason.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Card } from '../ui/page/Page.tsx'
import { toast } from '../ui/toast.ts'
import { QuantityField } from './QuantityField.tsx'
import { materialUseFields } from './material-use-fields.ts'

type Values = { version: number } & MaterialUseFields

const FormUse = z.pipe(
  z.transform(({ quantity, comment }: Values) => ({ quantity, comment })),
  MaterialUseFields,
)

/** The form of a correction: what is saved is a new version, the old one stays legible. */
export function MaterialUseCorrection({ use, onDone }: { use: MaterialUse; onDone: () => void }) {
  const { t } = useTranslation()
  const needsReason = useNeedsReason()
  const { _id: materialUseId, dossierId, material } = use
  const params = { dossierId, materialUseId }
  const save = useSave(updateMaterialUse)
  const correction = useVersionedForm<MaterialUse, Values>({
    needsReason,
    key: `performances.material.edit.${materialUseId}`,
    schema: FormUse,
    row: use,
    valuesOf: row => ({ version: row.version, ...fieldsOfMaterialUse(row) }),
    save,
    send: (values, over, form, reason) => {
      const written = FormUse.parse(values)
      // Over a version that is no longer known, everything is sent.
      const isKnown = values.version === over.version
      const changed = isKnown ? changedFields(fieldsOfMaterialUse(over), written) : written
      const body = { version: values.version, ...changed, ...(reason && { reason }) }
      return save.send({ params, body }, form)
    },
    onSaved: () => {
      toast(t('Correzione salvata'), 'ok')
      onDone()
    },
  })
  const { form } = correction.draft
  return (
    <VersionedForm
      state={correction}
      conflictTitle={t('Due versioni di questo materiale')}
      fields={materialUseFields(use)}
      reasons={[t('Errore di scrittura'), t('Quantità errata')]}
    >
      <Card>
        <Fields>
          <QuantityField unit={material.unit} {...fieldOf(form, 'quantity')} />
          <NoteField label={t('Commento')} {...fieldOf(form, 'comment')} />
        </Fields>
      </Card>
    </VersionedForm>
  )
}
