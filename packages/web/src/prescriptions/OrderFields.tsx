import { contactName } from '@vicino/domain/contacts/contact.ts'
import { indications } from '@vicino/domain/prescriptions/prescription.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Card } from '../ui/page/Page.tsx'
import { orderedBy, type PrescriptionForm } from './prescription-values.ts'
import { useDoctors } from './use-doctors.ts'

/** Why, which doctor orders, and when. A doctor of the dossier brings her numbers. */
export function OrderFields({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const doctors = useDoctors() ?? []
  const pick = (picked: string | null): void =>
    form.setValues(orderedBy(doctors.find(({ _id }) => _id === picked)))
  return (
    <Card title={t('Prescrizione medica')}>
      <Fields>
        <SelectField
          label={t('Indicazione')}
          options={indications}
          emptyLabel={t('Non indicata')}
          {...fieldOf(form, 'indication')}
        />
        {doctors.length > 0 && (
          <SelectField
            label={t('Medico del dossier')}
            options={doctors.map(doctor => ({ value: doctor._id, label: contactName(doctor) }))}
            emptyLabel={t('Un altro')}
            value={form.values.doctorId}
            error={form.errors['doctorId']}
            onChange={pick}
          />
        )}
        <TextField
          label={t('Nome del medico')}
          {...fieldOf(form, 'doctor')}
          onChange={typed => form.setValues({ doctor: typed, doctorId: null })}
        />
        <TextField label={t('GLN')} inputMode="numeric" {...fieldOf(form, 'gln_number')} />
        <TextField label={t('RCC')} {...fieldOf(form, 'rcc_number')} />
        <SideBySide>
          <DayField label={t('Data della prescrizione')} {...fieldOf(form, 'ordered_on')} />
          <DayField
            label={t('Firmato il')}
            description={t('Vuoto finché il medico non ha firmato.')}
            {...fieldOf(form, 'signed_on')}
          />
        </SideBySide>
      </Fields>
    </Card>
  )
}
