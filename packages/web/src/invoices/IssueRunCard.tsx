import type { Month } from '@vicino/domain/days/month.ts'
import type { ToControl } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { allClients, chosenOf, type ClientChoice, isChosen, noClients } from './client-choice.ts'
import classes from './Invoices.module.css'
import { problemsWords } from './invoice-words.ts'
import type { IssueRun } from './issue-runs.ts'
import { useIssueRun } from './use-issue-run.ts'

type Props = {
  month: Month
  /** Those of the month, as far as they have been read. */
  clients: readonly ToControl[]
  /** The clients who are being chosen; null while nobody chooses. */
  choice: ClientChoice | null
  onChoice: (choice: ClientChoice | null) => void
  /** The clients. */
  children: ReactNode
}

/** Over the clients of a month what issues all that is in order, under them what issues for the chosen ones. */
export function IssueRunCard({ month, clients, choice, onChoice, children }: Props) {
  const { t } = useTranslation()
  const { run, start, resume, stop } = useIssueRun(month)
  const [asked, setAsked] = useState(false)
  const left = run?.left.length ?? 0
  const waiting = clients.length
  const chosen = choice === null ? [] : clients.filter(({ dossierId }) => isChosen(choice, dossierId))
  const doubtful = chosen.filter(({ state }) => state === 'doubtful').length
  const isAnyInOrder = clients.some(({ state, invoices }) => state === 'in_order' && invoices > 0)
  if (waiting === 0 && !run) return children
  return (
    <>
      <Card>
        {run && <Progress run={run} month={month} />}
        {run?.running && (
          <Button variant="default" onClick={stop}>
            {t('Interrompi')}
          </Button>
        )}
        {!run?.running && choice === null && (
          <Inline align="center">
            {left > 0 && (
              <Button onClick={resume}>{t('Riprendi: mancano {{count}} clienti', { count: left })}</Button>
            )}
            <Button
              variant={left > 0 ? 'default' : 'filled'}
              disabled={!isAnyInOrder}
              onClick={() => setAsked(true)}
            >
              {t('Emetti tutto ciò che è in ordine')}
            </Button>
            <Button variant="default" disabled={waiting === 0} onClick={() => onChoice(noClients)}>
              {t('Scegli i clienti')}
            </Button>
          </Inline>
        )}
        {!run?.running && choice !== null && (
          <Inline align="center">
            <Button variant="default" onClick={() => onChoice(allClients)}>
              {t('Scegli tutti')}
            </Button>
            <Button variant="default" onClick={() => onChoice(noClients)}>
              {t('Scegli nessuno')}
            </Button>
          </Inline>
        )}
      </Card>
      {children}
      {!run?.running && choice !== null && (
        <div className={classes.choosing}>
          <p role="status">{t('{{count}} clienti scelti', { count: chosenOf(choice, waiting) })}</p>
          <Button disabled={chosenOf(choice, waiting) === 0} onClick={() => setAsked(true)}>
            {t('Emetti per i clienti scelti')}
          </Button>
          <Button variant="subtle" onClick={() => onChoice(null)}>
            {t('Annulla la scelta')}
          </Button>
        </div>
      )}
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Emettere le fatture del mese?')}
        confirmLabel={t('Emetti')}
        onConfirm={() => {
          setAsked(false)
          start(choice)
          onChoice(null)
        }}
      >
        {choice !== null && <p>{t('{{count}} clienti scelti', { count: chosenOf(choice, waiting) })}</p>}
        {doubtful > 0 && (
          <Notice tone="attention">
            {t('Da verificare prima, fra i clienti scelti: {{number}}. Si emettono così come sono.', {
              number: doubtful,
            })}
          </Notice>
        )}
        <p>
          {choice === null
            ? t(
                'Chi è bloccato o da verificare resta nell’elenco. Una fattura emessa si corregge solo con uno storno.',
              )
            : t('Chi è bloccato resta nell’elenco. Una fattura emessa si corregge solo con uno storno.')}
        </p>
      </ConfirmSheet>
    </>
  )
}

/** How far a run is, and of whom it issued nothing, each leading to where that is mended. */
function Progress({ run, month }: { run: IssueRun; month: Month }) {
  const { t } = useTranslation()
  const { done, of, issued, held, running, failure, left, heldClients } = run
  return (
    <div className={classes.run}>
      <progress
        className={classes.progress}
        value={done}
        max={Math.max(of, 1)}
        aria-label={t('Avanzamento')}
      />
      <p role="status">
        {[
          t('Clienti: {{done}} di {{of}}', { done, of }),
          t('{{count}} fatture emesse', { count: issued }),
          t('clienti bloccati: {{number}}', { number: held }),
        ].join(', ')}
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {failure === null && !running && left.length > 0 && (
        <Notice tone="info">{t('L’emissione si è fermata prima della fine: ciò che è emesso resta.')}</Notice>
      )}
      {heldClients.length > 0 && (
        <List label={t('Clienti bloccati')}>
          {heldClients.map(({ dossierId, client, problems }) => (
            <Row
              key={dossierId}
              start={<RowIcon icon={IconAlertTriangle} />}
              title={client.name}
              under={problemsWords(problems, t)}
              link={pages.newInvoice.link({ dossierId }, { month })}
            />
          ))}
        </List>
      )}
    </div>
  )
}
