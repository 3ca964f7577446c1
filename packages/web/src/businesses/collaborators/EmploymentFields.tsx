import { roles } from '@vicino/domain/access/role.ts'
import { Employment } from '@vicino/domain/businesses/collaboration.ts'
import { employmentTypes } from '@vicino/domain/businesses/employment-type.ts'
import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { trainings } from '@vicino/domain/businesses/training.ts'
import { Gln } from '@vicino/domain/identifiers/gln.ts'
import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { ManyChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { WeekHoursFields } from '../WeekHoursFields.tsx'
import { type EmploymentForm, withRoles } from './employment-values.ts'
import { PermissionFields } from './PermissionFields.tsx'
import { RelativesField } from './RelativesField.tsx'

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
              description={t("L'accesso si chiude alla fine di quel giorno.")}
              {...fieldOf(form, 'end_date')}
            />
          </SideBySide>
        </Fields>
      </Card>
      <Card>
        <ManyChips
          label={t('Funzioni')}
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
      <WeekHoursFields
        title={t('Orario di lavoro')}
        none={t('Non lavora')}
        field="working_hours"
        week={values.working_hours}
        errors={errors}
        onChange={week => form.setFieldValue('working_hours', week)}
      />
      <Card title={t('Numeri')}>
        <Fields>
          <CheckedField
            rule={Gln}
            label={t('GLN')}
            inputMode="numeric"
            placeholder="7601000000000"
            {...fieldOf(form, 'gln_number')}
          />
          <CheckedField
            rule={Rcc}
            label={t('Numero RCC')}
            placeholder="D 1234.56"
            {...fieldOf(form, 'rcc_number')}
          />
          <CheckedField
            rule={Employment.shape.k_number}
            label={t('Numero K')}
            description={t('Nel registro di chi lavora per chi fattura; da solo non dà diritto a fatturare.')}
            {...fieldOf(form, 'k_number')}
          />
        </Fields>
      </Card>
      <RelativesField
        value={values.relatives}
        error={errors['relative_of']}
        onChange={relatives => form.setFieldValue('relatives', relatives)}
      />
    </Stack>
  )
}

/** A qualification is chosen, never taken away. */
function titleOf(form: EmploymentForm) {
  const { onChange, ...field } = fieldOf(form, 'job_title')
  return { ...field, onChange: (title: typeof field.value | null) => title && onChange(title) }
}
