import type { UseFormReturnType } from '@mantine/form'
import { Employment } from '@vicino/domain/businesses/collaboration.ts'
import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { useTranslation } from 'react-i18next'
import { CheckedField } from '../../drafts/CheckedField.tsx'
import { fieldOf } from '../../drafts/field-of.ts'
import { GlnField } from '../../people/GlnField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { WeekHoursFields } from '../WeekHoursFields.tsx'
import type { Particulars } from './particulars.ts'
import { RelativesField } from './RelativesField.tsx'

/** Her week, her numbers, and of which clients she is an employed relative. */
export function ParticularsFields({ form }: { form: UseFormReturnType<Particulars> }) {
  const { t } = useTranslation()
  const { values, errors } = form
  return (
    <>
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
          <GlnField label={t('GLN')} {...fieldOf(form, 'gln_number')} />
          <CheckedField
            rule={Rcc}
            label={t('Numero RCC')}
            placeholder="D 1234.56"
            {...fieldOf(form, 'rcc_number')}
          />
          <CheckedField
            rule={Employment.shape.k_number}
            label={t('Numero K')}
            description={t(
              'Per chi lavora presso un fornitore di prestazioni; da solo non dà diritto a fatturare.',
            )}
            {...fieldOf(form, 'k_number')}
          />
        </Fields>
      </Card>
      <RelativesField
        value={values.relatives}
        error={errors['relative_of']}
        onChange={relatives => form.setFieldValue('relatives', relatives)}
      />
    </>
  )
}
