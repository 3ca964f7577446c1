import { genders } from '@vicino/domain/people/gender.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { FieldGroup, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { NewClientValues, TaskForm } from './task-values.ts'

/** What is needed of a new client to open her dossier; the rest is written there. */
export function NewClientFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const today = useToday()
  const client = form.values.new_client
  if (!client) return null
  const of = <Name extends keyof NewClientValues>(name: Name) => ({
    value: client[name],
    onChange: (value: NewClientValues[Name]) => form.setFieldValue(`new_client.${name}`, value as never),
    error: form.errors[`new_client.${name}`],
  })
  return (
    <FieldGroup title={t('Nuovo cliente')}>
      <SideBySide>
        <TextField label={t('Nome')} required {...of('first_name')} />
        <TextField label={t('Cognome')} required {...of('last_name')} />
      </SideBySide>
      <DayField label={t('Data di nascita')} required maxDay={today} {...of('birthday')} />
      <ChoiceChips label={t('Sesso')} required options={genders} {...of('gender')} />
      <Button variant="default" onClick={() => form.setFieldValue('new_client', null)}>
        {t('Scegli tra i clienti')}
      </Button>
    </FieldGroup>
  )
}
