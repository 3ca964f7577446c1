import { getStandingValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { List, Row } from '../../ui/page/List.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { byReading, standingWords, takenWords } from './standing-words.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Standing.module.css'

/** The clients with a value on which somebody has to act still; nothing where there are none. */
export function StandingClients() {
  const { t } = useTranslation()
  const today = useToday()
  const { data: values } = useRead(getStandingValues, {}, { when: useMay('parameters.read') })
  if (!values || values.length === 0) return null
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
