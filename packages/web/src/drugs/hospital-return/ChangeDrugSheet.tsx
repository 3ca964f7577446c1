import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { DrugFields } from '../DrugFields.tsx'
import { type DrugValues, FormDrug } from '../drug-values.ts'

type Props = {
  /** Names the draft: of this drug, in this version. */
  draftKey: FormName
  start: DrugValues
  onApply: (values: DrugValues) => void
  onClose: () => void
}

/** The fields of a drug whose order changed in hospital; nothing is saved before the whole return is. */
export function ChangeDrugSheet({ draftKey, start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const draft = useDraftForm<DrugValues, DrugValues>({
    key: draftKey,
    schema: FormDrug,
    start,
    send: values => Promise.resolve(values),
    onSaved: onApply,
  })
  return (
    <Sheet open onClose={onClose} title={t('Modifica {{name}}', { name: start.name })}>
      <DraftForm draft={draft} banner={null} saveLabel={t('Applica')}>
        <DrugFields form={draft.form} />
      </DraftForm>
    </Sheet>
  )
}
