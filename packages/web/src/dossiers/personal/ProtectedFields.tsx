import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { NationalityField } from '../../people/NationalityField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Card } from '../../ui/page/Page.tsx'
import type { ClientValues } from './client-values.ts'
import classes from './ClientFields.module.css'

/** What nobody has to say of herself, for those alone who may read it. */
export function ProtectedFields({ form }: { form: UseFormReturnType<ClientValues> }) {
  const { t } = useTranslation()
  return (
    <Card title={t('Dati protetti')}>
      <Fields>
        <p className={classes.said}>{t('Facoltativi: li legge solo chi ne ha bisogno per la cura.')}</p>
        <NationalityField {...fieldOf(form, 'nationality')} />
        <TextField label={t('Religione')} {...fieldOf(form, 'religion')} />
      </Fields>
    </Card>
  )
}
