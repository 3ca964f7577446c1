import { type Document, DocumentName, permissionForDocument } from '@vicino/domain/documents/document.ts'
import { documentCategories, DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import { changeDocument } from '@vicino/domain/documents/documents.contract.ts'
import { Reason } from '@vicino/domain/wire/text.ts'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../calls/use-save.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { useNeedsReason } from '../records/use-needs-reason.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { useLeaveQuestion } from '../ui/sheets/use-leave-question.ts'
import { toast } from '../ui/toast.ts'

const fields = { name: DocumentName, category: DocumentCategory }
const Own = z.object(fields)
const Others = z.object({ ...fields, reason: Reason })

/** Calls a document otherwise, or moves it to the other category; of a colleague's with a reason. */
export function EditDocumentSheet({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const needsReason = useNeedsReason()(document)
  const { dossierId, _id: documentId, version, name, category } = document
  const form = useForm({
    initialValues: { name, category, reason: '' },
    validate: values => errorsAtFields(needsReason ? Others : Own, values),
  })
  const save = useSave(changeDocument, { form })
  const options = documentCategories.filter(({ value }) => allows(permissionForDocument(value)))
  const correct = async ({ reason, ...written }: typeof form.values): Promise<void> => {
    const changed = {
      ...(written.name !== name && { name: written.name }),
      ...(written.category !== category && { category: written.category }),
      ...(needsReason && { reason }),
    }
    if (!(await save.send({ params: { dossierId, documentId }, body: { version, ...changed } }))) return
    toast(t('Documento corretto'), 'ok')
    onClose()
  }
  const unsaved = useLeaveQuestion(onClose)
  return (
    <Sheet open onClose={unsaved.leave} title={t('Correggi il documento')} dismissible={!save.saving}>
      <form noValidate onSubmit={form.onSubmit(values => void correct(values))} onInput={unsaved.onInput}>
        <Stack>
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
          <TextField label={t('Nome del documento')} required {...fieldOf(form, 'name')} />
          {options.length > 1 && (
            <Segmented
              label={t('Categoria')}
              options={options}
              value={form.values.category}
              onChange={chosen => form.setFieldValue('category', chosen)}
            />
          )}
          {needsReason && (
            <TextField label={t('Motivo della correzione')} required {...fieldOf(form, 'reason')} />
          )}
        </Stack>
        <SheetActions>
          <Button type="submit" loading={save.saving}>
            {t('Salva')}
          </Button>
        </SheetActions>
      </form>
      {unsaved.question}
    </Sheet>
  )
}
