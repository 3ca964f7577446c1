import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Card, Stack } from '../ui/page/Page.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ClientField } from './ClientField.tsx'
import { OperatorsField } from './OperatorsField.tsx'
import { StatusFields } from './StatusFields.tsx'
import type { TaskForm, TaskValues } from './task-values.ts'
import { TimeFields } from './TimeFields.tsx'
import { TypeField } from './TypeField.tsx'

/** The fields of a task, in the order in which one plans: what, for whom, when, by whom. */
export function TaskFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  const { type, client } = form.values
  const changeType = (next: TaskValues['type']): void =>
    form.setValues({ type: next, client: next === 'client' ? client : null })
  return (
    <Stack>
      <Card>
        <Fields>
          <TypeField value={type} error={form.errors['type']} onChange={changeType} />
          {type === 'client' && <ClientField {...fieldOf(form, 'client')} />}
          <TextField label={t('Titolo')} required maxLength={300} {...fieldOf(form, 'title')} />
        </Fields>
      </Card>
      <Card>
        <TimeFields form={form} />
      </Card>
      <Card>
        <Fields>
          {isHeld(permissions, 'calendar.plan_all', 'write') && (
            <OperatorsField {...fieldOf(form, 'operators')} />
          )}
          <StatusFields form={form} />
          <NoteField label={t('Descrizione')} maxLength={5000} {...fieldOf(form, 'description')} />
        </Fields>
      </Card>
    </Stack>
  )
}
