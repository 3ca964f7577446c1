import type { ClientFields } from '@vicino/domain/dossiers/client.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/page/Page.tsx'
import { valuesOfClient } from './client-values.ts'
import { clientWords } from '../client-words.ts'
import classes from './ClientFacts.module.css'

/** The personal data for who may only read them. */
export function ClientFacts({ client }: { client: ClientFields }) {
  const { t } = useTranslation()
  const values = valuesOfClient(client)
  return (
    <Card>
      <dl className={classes.facts}>
        {clientWords.map(({ field, label, words }) => (
          <div key={field}>
            <dt>{t(label)}</dt>
            <dd>{words(values, t) || t('Non indicato')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
