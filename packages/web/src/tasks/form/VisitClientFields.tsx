import { useMay } from '../../session/person.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { useToday } from '../../i18n/use-today.ts'
import { late } from '../../ui/late.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { ClientField } from './ClientField.tsx'
import { newClientValues, type TaskForm } from './task-values.ts'

const NewClientFields = late(
  async () => (await import('./NewClientFields.tsx')).NewClientFields,
  <RowsSkeleton />,
)

/** Whom a visit is for: a client of the list, or a new one whose dossier is opened with her first visit. */
export function VisitClientFields({ form, isNew }: { form: TaskForm; isNew: boolean }) {
  const today = useToday()
  const mayCreate = useMay('dossier.create', 'write')
  const begin = (): void => form.setValues({ client: null, new_client: newClientValues(today) })
  if (form.values.new_client) return <NewClientFields form={form} />
  return <ClientField {...fieldOf(form, 'client')} onNew={isNew && mayCreate ? begin : undefined} />
}
