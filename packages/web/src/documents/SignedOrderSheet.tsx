import { addSignedOrder } from '@vicino/domain/documents/documents.contract.ts'
import { Day } from '@vicino/domain/days/day.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconCamera, IconFile } from '@tabler/icons-react'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../calls/use-save.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Documents.module.css'
import { fileSizeWords } from './document-words.ts'
import { FileButton } from './FileButton.tsx'

const Signed = z.object({ signed_on: Day })

type Props = { prescription: Prescription; onClose: () => void }

/** Takes the order as it was signed on paper, and the day on which that was. */
export function SignedOrderSheet({ prescription, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { dossierId, _id: prescriptionId, version } = prescription
  const [id] = useState(newId)
  const form = useForm<{ signed_on: string | null; file: File | null }>({
    initialValues: { signed_on: prescription.signed_on ?? today, file: null },
    validate: values => ({
      ...errorsAtFields(Signed, values),
      ...(!values.file && { file: t('Scegliere la foto o il file del foglio firmato.') }),
    }),
  })
  const save = useSave(addSignedOrder, { form })
  const { file } = form.values
  const take = ([chosen]: readonly File[]): void => {
    form.clearFieldError('file')
    form.setFieldValue('file', chosen ?? null)
  }
  const keep = async ({ signed_on, file: chosen }: typeof form.values): Promise<void> => {
    if (signed_on === null || !chosen) return
    const name = t('Prescrizione firmata {{day}}', { day: showDay(signed_on) })
    const body = { _id: id, name, version: String(version), signed_on, file: chosen }
    if (!(await save.send({ params: { dossierId, prescriptionId }, body }))) return
    toast(t('Foglio firmato aggiunto'), 'ok')
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('Foglio firmato')} dismissible={!save.saving}>
      <form noValidate onSubmit={form.onSubmit(values => void keep(values))}>
        <Stack>
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
          <Inline justify="center">
            <FileButton label={t('Fotografa il foglio')} icon={IconCamera} camera onTake={take} />
            <FileButton label={t('Scegli un file')} icon={IconFile} onTake={take} />
          </Inline>
          {file && (
            <p className={classes.fileName} role="status">
              {file.name} <span className={classes.muted}>{fileSizeWords(file.size)}</span>
            </p>
          )}
          {form.errors['file'] && (
            <Notice tone="error" atField>
              {form.errors['file']}
            </Notice>
          )}
          <DayField label={t('Firmato il')} required maxDay={today} {...fieldOf(form, 'signed_on')} />
        </Stack>
        <SheetActions>
          <Button type="submit" loading={save.saving}>
            {t('Salva')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
