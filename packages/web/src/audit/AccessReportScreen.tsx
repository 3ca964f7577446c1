import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { getAudit, printAccessReport } from '@vicino/domain/audit/audit.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { IconListSearch, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { useCall } from '../calls/use-call.ts'
import { usePages } from '../calls/use-pages.ts'
import { useWhole } from '../calls/use-whole.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay, usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { PrintPage } from '../ui/page/PrintPage.tsx'
import { type AccessDay, accessDays, deeds } from './access-days.ts'
import { momentWords, roleWords } from './audit-words.ts'
import { wordsForClient } from './client-words.ts'
import classes from './AccessReport.module.css'

/** Who opened a dossier, for its client, in words that she understands. */
export function AccessReportScreen() {
  return useMay('audit.read') ? <AccessReport /> : <NotFoundScreen />
}

/** As many lines as one reading brings. */
const atOnce = 100

function AccessReport() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.accessReport).params
  const { name } = usePerson()
  const [until] = useState(now)
  const notePrint = useCall(printAccessReport)
  const found = usePages(getAudit, { query: { dossierId, to: until, result: 'ok', limit: atOnce } })
  useWhole(found)
  return (
    <PagedScreen
      pages={found}
      title={t('Chi ha aperto il dossier')}
      printed
      back={pages.audit.link({ dossierId })}
      under={t('Per il cliente: chi ha visto o scritto che cosa, e quando.')}
      actions={
        <Button
          loading={found.more && found.moreError === null}
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('Stampa')}
        </Button>
      }
      empty={<EmptyState icon={IconListSearch} words={t('Nessun accesso trovato')} />}
    >
      {entries => (
        <PrintPage
          about={aboutOf(entries)}
          printedAt={momentWords(until)}
          printedBy={name}
          onPrint={() => void notePrint({ params: { dossierId } })}
        >
          <List label={t('Chi ha aperto il dossier')}>
            {accessDays(entries).map(access => (
              <AccessRow key={`${access.day} ${access.name} ${access.last}`} access={access} />
            ))}
          </List>
        </PrintPage>
      )}
    </PagedScreen>
  )
}

/** Whom the paper is about: name and birth date. */
function aboutOf(entries: readonly AuditEntry[]): string {
  const client = entries.find(({ dossier }) => dossier)?.dossier
  const birthday = client?.birthday ? formatIn(spokenLanguage()).day(client.birthday) : ''
  return [client?.name, birthday].filter(Boolean).join(', ')
}

function AccessRow({ access }: { access: AccessDay }) {
  const { t } = useTranslation()
  const { day, name, role, first, last, things, reasons } = access
  const [from, to] = [clockIn(first), clockIn(last)]
  return (
    <Row
      title={t('{{name}} ({{role}})', { name, role: roleWords(role, t) })}
      under={
        <>
          {formatIn(spokenLanguage()).longDayWithYear(day)}, {from === to ? from : `${from}–${to}`}
          {deeds.map(({ value, label }) => {
            const done = things[value]
            if (!done) return null
            const words = t(label, { things: done.map(thing => wordsForClient(thing, t)).join(', ') })
            return (
              <span key={value} className={classes.deed}>
                {words}
              </span>
            )
          })}
          {reasons.length > 0 && (
            <span className={classes.deed}>{t('Motivo: {{reason}}', { reason: reasons.join(' · ') })}</span>
          )}
        </>
      }
    />
  )
}
