import { roles } from '@vicino/domain/access/role.ts'
import { employmentTypes } from '@vicino/domain/businesses/employment-type.ts'
import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { trainings } from '@vicino/domain/businesses/training.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf, partOf } from '../../drafts/field-of.ts'
import { ManyChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { type EmploymentForm, type EmploymentValues, withRoles } from './employment-values.ts'
import type { Particulars } from './particulars.ts'
import { ParticularsFields } from './LazyParticulars.tsx'
import { PermissionFields } from './PermissionFields.tsx'

/** What the house keeps of a collaborator, and what she may do. */
export function EmploymentFields({ form }: { form: EmploymentForm }) {
  const { t } = useTranslation()
  const { values, errors } = form
  return (
    <Stack>
      <Card>
        <Fields>
          <SelectField label={t('Qualifica')} required options={jobTitles} {...titleOf(form)} />
          <SelectField
            label={t('Formazione per la statistica')}
            options={trainings}
            emptyLabel={t('Non indicata')}
            {...fieldOf(form, 'training')}
          />
          <SelectField
            label={t('Tipo di impiego')}
            options={employmentTypes}
            emptyLabel={t('Non indicato')}
            {...fieldOf(form, 'employment_type')}
          />
          <NumberField label={t('Grado di occupazione')} unit="%" {...fieldOf(form, 'employment_percent')} />
          <SideBySide>
            <DayField label={t('Dal')} required {...fieldOf(form, 'start_date')} />
            <DayField
              label={t('Ultimo giorno')}
              description={t(
                "L'accesso si chiude alla fine di quel giorno; le visite dopo sono da assegnare.",
              )}
              {...fieldOf(form, 'end_date')}
            />
          </SideBySide>
        </Fields>
      </Card>
      <Card>
        <ManyChips
          label={t('Ruoli')}
          options={roles}
          value={values.roles}
          error={errors['roles']}
          onChange={chosen => form.setValues(withRoles(values, chosen))}
        />
      </Card>
      <PermissionFields
        roles={values.roles}
        kept={values.permissions}
        error={errors['permissions']}
        onChange={permissions => form.setFieldValue('permissions', permissions)}
      />
      <ParticularsFields form={partOf<Particulars, EmploymentValues>(form)} />
    </Stack>
  )
}

/** A qualification is chosen, never taken away. */
function titleOf(form: EmploymentForm) {
  const { onChange, ...field } = fieldOf(form, 'job_title')
  return { ...field, onChange: (title: typeof field.value | null) => title && onChange(title) }
}
