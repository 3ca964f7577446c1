import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import { protectedFields } from '@vicino/domain/dossiers/protected-fields.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { clientFieldWords } from '../client-words.ts'
import { valuesOfClient } from './client-values.ts'

type Props = {
  client: PersonalData
  /** Whether the AVS number is among what she may read. */
  readsAvs: boolean
}

/** The personal data for who may only read them. */
export function ClientFacts({ client, readsAvs }: Props) {
  const { t } = useTranslation()
  const values = valuesOfClient(client)
  const withheld = protectedFields.filter(field => client[field] === undefined)
  return (
    <Card>
      <Facts>
        {clientFieldWords
          .filter(({ field }) => (field !== 'avs' || readsAvs) && !withheld.some(each => each === field))
          .map(({ field, label, words }) => (
            <Fact key={field} label={t(label)}>
              {words(values, t) || t('Non indicato')}
            </Fact>
          ))}
      </Facts>
    </Card>
  )
}
