import type { Business } from '@vicino/domain/businesses/business.ts'
import { getOwnBusiness, updateBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { useTranslation } from 'react-i18next'
import { useMay, usePerson } from '../../session/person.ts'
import { useSave } from '../../calls/use-save.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Card } from '../../ui/page/Page.tsx'

/** Whether NEWS2 is reckoned beside readings: it was made for hospitals, so somebody must decide it. */
export function News2Setting({ business: { _id: businessId, version, news2 } }: { business: Business }) {
  const { t } = useTranslation()
  const { business } = usePerson()
  const mayDecide = useMay('permissions.grant', 'write') && business?._id === businessId
  const save = useSave(updateBusiness, { refreshes: [getOwnBusiness] })
  if (!mayDecide) return null
  return (
    <Card title="NEWS2">
      <SwitchField
        label={t('Calcola il punteggio NEWS2')}
        description={t(
          'Accanto ai parametri, quando ci sono tutti e sette i valori. A domicilio aiuta a parlare con il medico; non è validato come in ospedale.',
        )}
        value={news2}
        error={save.banner}
        disabled={save.saving}
        onChange={on => void save.send({ params: { businessId }, body: { version, news2: on } })}
      />
    </Card>
  )
}
