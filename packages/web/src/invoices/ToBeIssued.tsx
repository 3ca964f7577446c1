import type { Month } from '@vicino/domain/days/month.ts'
import { controlStates } from '@vicino/domain/invoices/invoice-problem.ts'
import { getInvoiceControl, type ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { IconFileInvoice, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useWhole } from '../calls/use-whole.ts'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { FirstRows } from '../ui/page/FirstRows.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { type BadgeTone, StatusBadge } from '../ui/StatusBadge.tsx'
import { type ClientChoice, isChosen, toggledClient } from './client-choice.ts'
import { IssueRunCard } from './IssueRunCard.tsx'
import classes from './Invoices.module.css'
import { problemsWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'

/** Of whom something of a month is to be billed: issued for all or for the chosen, or looked at one by one. */
export function ToBeIssued({ month, mayIssue }: { month: Month; mayIssue: boolean }) {
  const { t } = useTranslation()
  // Read to its end: who is blocked comes first, whatever her name.
  const read = usePages(getInvoiceControl, { query: { month, limit: pageSizeAtMost } })
  useWhole(read)
  const [choice, setChoice] = useState<ClientChoice | null>(null)
  const clientsToBill = (
    <LoadedPages
      pages={read}
      skeleton={<RowsSkeleton rows={4} />}
      empty={<EmptyState icon={IconFileInvoice} words={t('In questo mese non c’è nulla da fatturare')} />}
    >
      {clients => (
        <Groups clients={clients} month={month} opens={mayIssue} choice={choice} onChoice={setChoice} />
      )}
    </LoadedPages>
  )
  return (
    <PageSection title={t('Da fatturare')}>
      {mayIssue ? (
        <IssueRunCard month={month} clients={read.data ?? []} choice={choice} onChoice={setChoice}>
          {clientsToBill}
        </IssueRunCard>
      ) : (
        clientsToBill
      )}
    </PageSection>
  )
}

type Choosing = {
  month: Month
  opens: boolean
  choice: ClientChoice | null
  onChoice: (choice: ClientChoice) => void
}

/** How a client's month stands, how a list of several is headed, and how many of them are in sight at first. */
const groups: Record<ToControl['state'], { tone: BadgeTone; label: string; first: number }> = {
  blocked: { tone: 'error', label: 'Bloccate', first: 10 },
  doubtful: { tone: 'attention', label: 'Da verificare prima', first: 10 },
  in_order: { tone: 'ok', label: 'In ordine', first: 3 },
}

/** The clients by how they stand, the gravest first. */
function Groups({ clients, ...choosing }: Choosing & { clients: readonly ToControl[] }) {
  const { t } = useTranslation()
  const byState = Map.groupBy(clients, ({ state }) => state)
  return controlStates.map(({ value }) => {
    const group = byState.get(value) ?? []
    const { label, first } = groups[value]
    const title = t(label)
    return (
      group.length > 0 && (
        <div key={value}>
          <h3 className={classes.group}>{t('{{title}} ({{number}})', { title, number: group.length })}</h3>
          <FirstRows items={group} first={first} whole={choosing.choice !== null}>
            {shown => (
              <List label={title}>
                {shown.map(one => (
                  <ToControlRow key={one.dossierId} one={one} {...choosing} />
                ))}
              </List>
            )}
          </FirstRows>
        </div>
      )
    )
  })
}

function ToControlRow({ one, month, opens, choice, onChoice }: Choosing & { one: ToControl }) {
  const { t } = useTranslation()
  const { dossierId, client, total, state, problems } = one
  const said = {
    title: client.name,
    under: problemsWords(problems, t),
    end: (
      <Inline as="span" align="center">
        <span className={classes.amount}>{moneyWords(total)}</span>
        <StatusBadge tone={groups[state].tone} label={t(labelIn(controlStates, state))} />
      </Inline>
    ),
    endBelow: true,
  }
  if (choice !== null)
    return (
      <ChoiceRow
        {...said}
        chosen={isChosen(choice, dossierId)}
        onPress={() => onChoice(toggledClient(choice, dossierId))}
      />
    )
  const link = pages.newInvoice.link({ dossierId }, { month })
  return <Row {...said} start={<RowIcon icon={IconUser} />} {...(opens && { link })} />
}
