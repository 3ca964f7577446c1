import { getFeedState, setFeedNames } from '@vicino/domain/users/calendar-feed.contract.ts'
import { useTranslation } from 'react-i18next'
import { useMay, usePerson } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Card } from '../../ui/page/Page.tsx'

/** Whether clients' names leave the house in private calendars: for the nursing direction to decide. */
export function FeedNamesCard({ businessId }: { businessId: string }) {
  const { t } = useTranslation()
  const { business } = usePerson()
  const mayDecide = useMay('export.dossier', 'write') && business?._id === businessId
  const { data: state } = useRead(getFeedState, {}, { when: mayDecide })
  const save = useSave(setFeedNames, { refreshes: [getFeedState] })
  if (!mayDecide || !state) return null
  return (
    <Card title={t('Calendari privati')}>
      <SwitchField
        label={t('Nomi dei clienti nei calendari privati')}
        description={t(
          "I calendari privati dei collaboratori finiscono spesso in servizi fuori dall'organizzazione. Senza questo consenso mostrano solo le iniziali.",
        )}
        value={state.names}
        error={save.banner}
        disabled={save.saving}
        onChange={names => void save.send({ params: { businessId }, body: { names } })}
      />
    </Card>
  )
}
