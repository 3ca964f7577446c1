import {
  type CatalogueService,
  type ComingChange,
  fieldsOn,
  laterChange,
  type ServiceCategory,
} from '@vicino/domain/services/catalogue-entry.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { serviceRows } from './service-rows.ts'
import { type ServiceValues, valuesOfFields } from './service-values.ts'

type Props = { service: CatalogueService; categories: readonly ServiceCategory[] }

const unnamed = { version: 0, code: '', from: null }

/** What differs between two states of a service, each as "before → after". */
function useDifferences(categories: readonly ServiceCategory[]) {
  const { t } = useTranslation()
  const rows = serviceRows(categories).filter(({ field }) => field !== 'from' && field !== 'period')
  return (before: ServiceValues, after: ServiceValues) =>
    rows
      .map(({ field, label, words }) => ({
        field,
        label: t(label),
        words: [words(before, t), words(after, t)].map(said => said || t('Non indicato')),
      }))
      .filter(({ words: [one, other] }) => one !== other)
}

/** What is to come: from which day a service is otherwise, and how; nothing where nothing is written. */
export function ComingChanges({ service, categories }: Props) {
  const { t } = useTranslation()
  const differences = useDifferences(categories)
  if (service.changes.length === 0) return null
  const before = ({ from }: ComingChange) => fieldsOn(service, addDays(from, -1))
  return (
    <Card title={t('Che cosa cambia')}>
      <Facts>
        {service.changes.map(change => (
          <Fact key={change.from} label={t('Dal {{day}}', { day: showDay(change.from) })}>
            {[
              ...(change.offered === null ? [] : [change.offered ? t('offerta') : t('non più offerta')]),
              ...(change.fields === null
                ? []
                : differences(
                    valuesOfFields(before(change), unnamed),
                    valuesOfFields(change.fields, unnamed),
                  ).map(({ label, words }) => `${label}: ${words.join(' → ')}`)),
            ].join('; ')}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

type PreviewProps = Props & { values: ServiceValues }

/** What the form would change from its day on, against what would stand on that day. */
export function ChangePreview({ service, categories, values }: PreviewProps) {
  const { t } = useTranslation()
  const differences = useDifferences(categories)
  const { from } = values
  if (from === null) return null
  const changed = differences(valuesOfFields(service.fields, unnamed), values)
  const standing = valuesOfFields(fieldsOn(service, from), unnamed)
  const told = differences(standing, values).filter(({ field }) => changed.some(one => one.field === field))
  const until = laterChange(service, from)
  if (told.length === 0) return null
  return (
    <Card title={t('Che cosa cambia')}>
      <Facts>
        {told.map(({ field, label, words }) => (
          <Fact key={field} label={t('{{what}}, dal {{day}}', { what: label, day: showDay(from) })}>
            {words.join(' → ')}
          </Fact>
        ))}
      </Facts>
      {until !== null && (
        <Notice>
          {t('Solo fino al {{day}}: da allora vale ciò che è già scritto.', {
            day: showDay(addDays(until, -1)),
          })}
        </Notice>
      )}
    </Card>
  )
}
