import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorsAtFields } from '../../drafts/errors-at-fields.ts'
import { Button } from '../../ui/Button.tsx'
import { ClampContext, makeClampBoard } from '../../ui/fields/clamp-board.ts'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { DrugFields } from '../DrugFields.tsx'
import { type DrugValues, FormDrug } from '../drug-values.ts'

type Props = { start: DrugValues; onApply: (values: DrugValues) => void; onClose: () => void }

/** The fields of a drug whose order changed in hospital; nothing is saved before the whole return is. */
export function ChangeDrugSheet({ start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const [board] = useState(makeClampBoard)
  const form = useForm<DrugValues>({
    initialValues: start,
    validate: values => errorsAtFields(FormDrug, values),
  })
  return (
    <Sheet open onClose={onClose} title={t('Cambia {{name}}', { name: start.name })}>
      <ClampContext value={board}>
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!board.focusFirst() && !form.validate().hasErrors) onApply(form.getValues())
          }}
        >
          <DrugFields form={form} />
          <SheetActions>
            <Button type="submit">{t('Applica')}</Button>
            <Button variant="default" onClick={onClose}>
              {t('Indietro')}
            </Button>
          </SheetActions>
        </form>
      </ClampContext>
    </Sheet>
  )
}
