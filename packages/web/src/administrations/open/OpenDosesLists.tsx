import type { OpenDosesOfHouse as House } from '@vicino/domain/administrations/open-doses.contract.ts'
import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from '../Doses.module.css'
import { FoldedOpenDoses } from './FoldedOpenDoses.tsx'
import { OpenDosesHead } from './OpenDosesHead.tsx'

type Props = { clients: readonly OpenDosesOfClient[]; count: number; folded: boolean }

/** The open doses of a tour, client by client. */
export function OpenDosesByClient({ clients, count, folded }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.stillOpen} aria-label={t('Ancora aperte')}>
      <OpenDosesHead count={count} />
      {clients.map(client => (
        <OfClient key={client.dossierId} open={client} folded={folded} />
      ))}
    </section>
  )
}

/** Those of the client of the visit at hand. */
export function OpenDosesOfOne({ open }: { open: OpenDosesOfClient }) {
  const { t } = useTranslation()
  return (
    <section className={classes.openOfVisit} aria-label={t('Ancora aperte')}>
      <FoldedOpenDoses open={open} folded>
        <OpenDosesHead count={open.count} />
      </FoldedOpenDoses>
    </section>
  )
}

function OfClient({ open, folded }: { open: OpenDosesOfClient; folded: boolean }) {
  const { t } = useTranslation()
  const { client, birthday, count } = open
  return (
    <FoldedOpenDoses open={open} folded={folded}>
      <span>
        {client.name}{' '}
        <Text tone="muted" size={15} weight="regular">
          {formatIn(spokenLanguage()).day(birthday)}
        </Text>
      </span>
      <span className={classes.count}>{t('{{count}} dosi aperte', { count })}</span>
    </FoldedOpenDoses>
  )
}

/** How much of the day nobody has answered for, for whoever leads; a client's name leads to her day. */
export function OpenDosesOfHouse({ house: { doses, clients, most } }: { house: House }) {
  const { t } = useTranslation()
  return (
    <details className={classes.ofHouse}>
      <summary>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('Dosi di oggi senza risposta: {{number}} (clienti: {{clients}})', { number: doses, clients })}
      </summary>
      <ul>
        {most.map(({ dossierId, client, count }) => (
          <li key={dossierId}>
            <Link {...pages.doses.link({ dossierId })} className={classes.openClient}>
              <span>{client.name}</span>
              <span className={classes.count}>{t('{{count}} dosi aperte', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
