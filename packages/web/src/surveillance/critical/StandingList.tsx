import type { ClientStandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { List, Row } from '../../ui/page/List.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { byReading, standingWords, takenWords } from './standing-words.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Standing.module.css'

/** The clients with a value on which somebody has to act still. */
export function StandingList({ values }: { values: readonly ClientStandingValue[] }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <section className={classes.clients} aria-labelledby="critical-values">
      <h2 id="critical-values">{t('Valori critici')}</h2>
      <List label={t('Valori critici')}>
        {byReading(values).map(ofReading => {
          const [{ readingId, dossierId, client }] = ofReading
          const taken = takenWords(ofReading[0], today, t)
          return (
            <Row
              key={readingId}
              link={pages.reading.link({ dossierId, readingId })}
              start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} size={40} />}
              title={client.name}
              under={
                <>
                  <Text block tone="error" weight="bold">
                    {standingWords(ofReading, today, t)}
                  </Text>
                  {taken !== '' && <Text block>{taken}</Text>}
                </>
              }
            />
          )
        })}
      </List>
    </section>
  )
}
