import { getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now, useToday } from '../i18n/use-today.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { PrintPage } from '../ui/page/PrintPage.tsx'
import { ClientAvatar } from '../ui/people/ClientAvatar.tsx'
import { type ClientItems, groupHandover } from './group-handover.ts'
import classes from './Handover.module.css'
import { HandoverRow } from './HandoverRow.tsx'
import { PrintButton } from '../ui/page/PrintButton.tsx'

/** On a printed list of a shift nothing waits for another page. */
const itemsAtOnce = '50'

/** What colleagues handed over on my clients: what nobody has taken over yet first, client by client. */
export function HandoverScreen() {
  const { t } = useTranslation()
  const { name, business } = usePerson()
  const today = useToday()
  const handover = usePages(getHandover, { query: { limit: itemsAtOnce } })
  return (
    <PagedScreen
      pages={handover}
      printed
      title={t('Consegne')}
      back={pages.today.link()}
      actions={handover.data !== undefined && handover.data.length > 0 && <PrintButton variant="default" />}
      empty={<EmptyState icon={IconArrowsExchange} words={t('Nessuna consegna')} />}
    >
      {items => (
        <PrintPage
          about={[t('Consegne'), business?.name].filter(Boolean).join(', ')}
          printedAt={formatIn(spokenLanguage()).instant(now())}
          printedBy={name}
        >
          <Stack>
            {groupHandover(items, today).map(({ value, label, count, clients }) => (
              <section key={value} aria-labelledby={`handover-${value}`}>
                <h2 id={`handover-${value}`} className={classes.part}>
                  {t(label)} <span className={classes.line}>{count}</span>
                </h2>
                <Stack>
                  {clients.map(group => (
                    <ClientGroup key={group.dossierId} group={group} part={t(label)} />
                  ))}
                </Stack>
              </section>
            ))}
          </Stack>
        </PrintPage>
      )}
    </PagedScreen>
  )
}

/** `part`: under what it stands; the same client may stand under another one too. */
function ClientGroup({ group, part }: { group: ClientItems; part: string }) {
  const { client, birthday, dossierId, items } = group
  return (
    <section className={classes.client} aria-label={`${client.name}, ${part}`}>
      <h3 className={classes.name}>
        <ClientAvatar id={client._id} name={client.name} picture={client.avatar} size={36} />
        <Link {...pages.dossier.link({ dossierId })}>{client.name}</Link>
        <span className={classes.line}>{formatIn(spokenLanguage()).day(birthday)}</span>
      </h3>
      <ul>
        {items.map(item => (
          <HandoverRow key={item._id} item={item} />
        ))}
      </ul>
    </section>
  )
}
