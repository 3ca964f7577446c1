import type { CatalogueService } from '@vicino/domain/services/catalogue-entry.ts'
import {
  changeService,
  getCatalogue,
  getCatalogueService,
} from '@vicino/domain/services/catalogue.contract.ts'
import { getServices } from '@vicino/domain/services/services.contract.ts'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { FormSheet } from '../ui/sheets/FormSheet.tsx'
import { toast } from '../ui/toast.ts'
import { isNamed, namedBy } from './named-by.ts'

type Props = { service: CatalogueService; onClose: () => void }

/** Switches a service off or on from a day on, saying what stays. */
export function OfferSheet({ service, onClose }: Props) {
  const { t } = useTranslation()
  const { _id: serviceId, version, name, offered, use } = service
  const save = useSave(changeService, { refreshes: [getServices, getCatalogue, getCatalogueService] })
  const form = useForm<{ from: string | null }>({ initialValues: { from: useToday() } })
  const submit = async ({ from }: { from: string | null }): Promise<void> => {
    if (from === null) return form.setFieldError('from', t('Compilare questo campo.'))
    const body = { version, from, offered: !offered }
    if (!(await save.send({ params: { serviceId }, body }, form))) return
    toast(offered ? t('Prestazione non più offerta') : t('Prestazione offerta'), 'ok')
    onClose()
  }
  return (
    <FormSheet
      title={offered ? t('Non offrire più {{name}}', { name }) : t('Offrire {{name}}', { name })}
      onClose={onClose}
      onSubmit={form.onSubmit(values => void submit(values))}
      submitLabel={offered ? t('Non offrire più') : t('Offri')}
      busy={save.saving}
      banner={save.banner}
    >
      <DayField label={t('Dal giorno')} required {...fieldOf(form, 'from')} />
      {offered && isNamed(use) && (
        <Notice>
          {t('La contengono {{what}}: vi resta, segnalata, e si può registrare.', {
            what: namedBy(use, t),
          })}
        </Notice>
      )}
    </FormSheet>
  )
}
