import type { Task } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { restoreDraft } from '../drafts/restore-draft.ts'
import { useKeptSheet } from '../drafts/use-kept-sheet.ts'
import { RecordedMeanwhile } from '../records/RecordedMeanwhile.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { FormMaterials, type UsedMaterialLine } from './used-material-line.ts'
import { UsedMaterialFields } from './LateFields.tsx'
import { usedWords } from './material-words.ts'
import { useAddMaterials } from './use-add-materials.ts'

type Props = { task: Task; dossierId: string; onClose: () => void }

/** Records what was used on a visit. */
export function AddMaterialsSheet({ task, dossierId, onClose }: Props) {
  const { t } = useTranslation()
  const save = useAddMaterials()
  const [start] = useState(() => ({ _id: newId(), lines: [] as UsedMaterialLine[] }))
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { words, close, asks, settle } = useKeptSheet({
    key: `performances.material.new.${task._id}`,
    start,
    values,
    restored: restoreDraft,
    onRestored: setValues,
    onClose,
  })
  const { _id, lines } = values
  const used = save.carried('used_already') ?? []
  const submit = async (beside: readonly Id[] = []): Promise<void> => {
    const found = errorsAtFields(FormMaterials, lines)
    setErrors(found)
    if (save.saving || Object.keys(found).length > 0) return
    const known = beside.length > 0 && { beside: [...beside] }
    const body = { _id, ...FormMaterials.parse(lines), ...known }
    if (!(await save.send({ params: { taskId: task._id }, body }))) return
    settle(values)
    toast(t('Materiale registrato'), 'ok')
    onClose()
  }
  return (
    <Sheet open onClose={close} title={t('Materiale usato')} dismissible={!save.saving}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        {asks}
        <UsedMaterialFields
          dossierId={dossierId}
          lines={lines}
          errors={errors}
          onChange={next => setValues(was => ({ ...was, lines: next }))}
        />
        {used.length > 0 && (
          <RecordedMeanwhile
            recorded={usedWords(used, t)}
            again={() => void submit(used.map(one => one._id))}
            leaveOut={() => {
              const named = new Set(used.map(({ material }) => material._id))
              setValues(was => ({ ...was, lines: lines.filter(({ material }) => !named.has(material._id)) }))
              save.clear()
            }}
          />
        )}
        {used.length === 0 && save.banner && <Notice tone="error">{save.banner}</Notice>}
        <SheetActions kept={words}>
          <Button type="submit" loading={save.saving} disabled={lines.length === 0}>
            {t('Salva')}
          </Button>
          <Button variant="default" onClick={close} disabled={save.saving}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}
