import { getOpenDoses, type OpenDosesOfHouse } from '@vicino/domain/administrations/rounds.contract.ts'
import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { leftOpen, type OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { Text } from '../../ui/layout/Text.tsx'
import classes from '../Doses.module.css'
import { FoldedOpenDoses } from './FoldedOpenDoses.tsx'
import { OpenDosesHead } from './OpenDosesHead.tsx'

type Props = {
  /** Whether the page shows a dose in its own place. */
  isShown?: (dose: OrderedDose) => boolean
  /** Each client is folded away until she is asked for: the day itself comes first. */
  folded?: boolean
}

/**
 * What is still open on one's own tour and what one's own visits left, client by client, until it is answered; for
 * whoever leads, how much of the day is open in the house.
 */
export function OpenDosesOfTour({ isShown = () => false, folded = false }: Props) {
  const { t } = useTranslation()
  const { data: open } = useRead(getOpenDoses, {})
  if (!open) return null
  const clients = open.clients.flatMap(client => {
    const left = leftOpen(client, isShown)
    return left.doses.length === 0 ? [] : [{ ...client, ...left }]
  })
  const count = clients.reduce((sum, client) => sum + client.count, 0)
  return (
    <>
      {folded && open.house && open.house.doses > 0 && <OfHouse house={open.house} />}
      {count > 0 && (
        <section className={classes.stillOpen} aria-label={t('Ancora aperte')}>
          <OpenDosesHead count={count} />
          {clients.map(client => (
            <OfClient key={client.dossierId} open={client} folded={folded} />
          ))}
        </section>
      )}
    </>
  )
}

type NextProps = {
  dossierId: string
  /** Whether the visit shows a dose in its own list. */
  isShown: (dose: OrderedDose) => boolean
}

/** What is still open of the client of the visit at hand, out of what is read of the whole tour. */
export function OpenDosesOfNext({ dossierId, isShown }: NextProps) {
  const { t } = useTranslation()
  const { data } = useRead(getOpenDoses, {})
  const client = data?.clients.find(open => open.dossierId === dossierId)
  if (!client) return null
  const left = leftOpen(client, isShown)
  if (left.doses.length === 0) return null
  return (
    <section className={classes.openOfVisit} aria-label={t('Ancora aperte')}>
      <FoldedOpenDoses open={{ ...client, ...left }} folded>
        <OpenDosesHead count={left.count} />
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
function OfHouse({ house: { doses, clients, most } }: { house: OpenDosesOfHouse }) {
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
