import type { Month } from '@vicino/domain/days/month.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import classes from './Invoices.module.css'
import { useIssueRun } from './use-issue-run.ts'

/** Issues all that is in order, shows how far it is, and may be stopped. */
export function IssueRunCard({ month, waiting }: { month: Month; waiting: number }) {
  const { t } = useTranslation()
  const { run, start, stop } = useIssueRun(month)
  const [asked, setAsked] = useState(false)
  if (waiting === 0 && !run) return null
  return (
    <Card>
      {run && (
        <div className={classes.run}>
          <progress
            className={classes.progress}
            value={run.done}
            max={Math.max(run.of, 1)}
            aria-label={t('Avanzamento')}
          />
          <p role="status">
            {t('{{done}} clienti di {{of}}, {{issued}} fatture emesse, {{held}} clienti bloccati', run)}
          </p>
          {run.failure !== null && <Notice tone="error">{run.failure}</Notice>}
        </div>
      )}
      {run?.running ? (
        <Button variant="default" onClick={stop}>
          {t('Ferma')}
        </Button>
      ) : (
        <Button disabled={waiting === 0} onClick={() => setAsked(true)}>
          {t('Emetti tutto ciò che è in ordine')}
        </Button>
      )}
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Emettere le fatture del mese?')}
        confirmLabel={t('Emetti')}
        onConfirm={() => {
          setAsked(false)
          start()
        }}
      >
        <p>{t('Chi è bloccato resta nell’elenco. Una fattura emessa si corregge solo con uno storno.')}</p>
      </ConfirmSheet>
    </Card>
  )
}
