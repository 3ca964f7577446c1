import type { Month } from '@vicino/domain/days/month.ts'
import { blocks } from '@vicino/domain/invoices/invoice-problem.ts'
import { getInvoiceControl, type ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconFileInvoice, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Section } from '../ui/page/Section.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { type ClientChoice, isChosen, toggled } from './client-choice.ts'
import { IssueRunCard } from './IssueRunCard.tsx'
import classes from './Invoices.module.css'
import { problemsWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'

/** Of whom something of a month is to be billed: issued for all or for the chosen, or looked at one by one. */
export function ToBeIssued({ month, mayIssue }: { month: Month; mayIssue: boolean }) {
  const { t } = useTranslation()
  const read = usePages(getInvoiceControl, { query: { month } })
  const [choice, setChoice] = useState<ClientChoice | null>(null)
  const clientsToBill = (
    <LoadedPages
      pages={read}
      skeleton={<RowsSkeleton rows={4} />}
      empty={<EmptyState icon={IconFileInvoice} words={t('In questo mese non c’è nulla da fatturare')} />}
    >
      {clients => (
        <List label={t('Da fatturare')}>
          {clients.map(one => (
            <ToControlRow
              key={one.dossierId}
              one={one}
              month={month}
              opens={mayIssue}
              choice={choice}
              onChoice={setChoice}
            />
          ))}
        </List>
      )}
    </LoadedPages>
  )
  return (
    <Section title={t('Da fatturare')}>
      {mayIssue ? (
        <IssueRunCard month={month} waiting={read.total} choice={choice} onChoice={setChoice}>
          {clientsToBill}
        </IssueRunCard>
      ) : (
        clientsToBill
      )}
    </Section>
  )
}

type RowProps = {
  one: ToControl
  month: Month
  opens: boolean
  choice: ClientChoice | null
  onChoice: (choice: ClientChoice) => void
}

function ToControlRow({ one, month, opens, choice, onChoice }: RowProps) {
  const { t } = useTranslation()
  const { dossierId, client, total, problems } = one
  const said = {
    title: client.name,
    under: problemsWords(problems, t),
    end: (
      <span className={classes.end}>
        <span className={classes.amount}>{moneyWords(total)}</span>
        {problems.some(blocks) ? (
          <StatusBadge tone="error" label={t('Bloccata')} />
        ) : (
          <StatusBadge tone="ok" label={t('In ordine')} />
        )}
      </span>
    ),
    endBelow: true,
  }
  if (choice !== null)
    return (
      <ChoiceRow
        {...said}
        chosen={isChosen(choice, dossierId)}
        onPress={() => onChoice(toggled(choice, dossierId))}
      />
    )
  const link = pages.newInvoice.link({ dossierId }, { month })
  return <Row {...said} start={<RowIcon icon={IconUser} />} {...(opens && { link })} />
}
