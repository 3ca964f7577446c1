import { getOpenDoses, type OpenDosesOfHouse } from '@vicino/domain/administrations/rounds.contract.ts'
import { leftOpen, type OpenDose, type OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { AllergyHead, BedsideOf } from './Bedside.tsx'
import classes from './Doses.module.css'
import { OpenDosesHead } from './OpenDosesHead.tsx'
import { OpenDosesList } from './OpenDosesList.tsx'

type Props = {
  /** Whether the page shows a dose in its own place. */
  isShown?: (dossierId: string, dose: OpenDose) => boolean
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
    const left = leftOpen(client, dose => isShown(client.dossierId, dose))
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

function OfClient({ open, folded }: { open: OpenDosesOfClient; folded: boolean }) {
  const { t } = useTranslation()
  const { dossierId, client, birthday, may_give, count, doses } = open
  const [isOpen, setOpen] = useState(!folded)
  const list = <OpenDosesList dossierId={dossierId} doses={doses} count={count} mayGive={may_give} />
  return (
    <details
      className={classes.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {client.name} <span className={classes.birth}>{formatIn(spokenLanguage()).day(birthday)}</span>
        </span>
        <span className={classes.count}>{t('{{count}} dosi aperte', { count })}</span>
      </summary>
      {isOpen ? (
        <BedsideOf dossierId={dossierId}>
          <AllergyHead />
          {list}
        </BedsideOf>
      ) : (
        list
      )}
    </details>
  )
}

/** How much of the day nobody has answered for, for whoever leads; a client's name leads to her day. */
function OfHouse({ house: { doses, clients, most } }: { house: OpenDosesOfHouse }) {
  const { t } = useTranslation()
  return (
    <details className={classes.ofHouse}>
      <summary>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('{{count}} dosi di oggi senza risposta ({{clients}} clienti)', { count: doses, clients })}
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
