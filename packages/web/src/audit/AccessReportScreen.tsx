import type { AccessSession } from '@vicino/domain/audit/access-sessions.ts'
import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { getAudit, printAccessReport } from '@vicino/domain/audit/audit.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
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
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { PrintPage } from '../ui/page/PrintPage.tsx'
import { useWholeOnPaper } from '../ui/page/use-whole-on-paper.ts'
import { deeds, deedsOf } from './access-deeds.ts'
import { AccessSessions } from './AccessSessions.tsx'
import { instantToSecond } from './audit-words.ts'
import { wordsForClient } from './words-for-client.ts'
import classes from './AccessReport.module.css'
import { dotted } from '../i18n/dotted.ts'

/** Who opened a dossier, for its client, in words that she understands. */
export function AccessReportScreen() {
  return useMay('audit.read') ? <AccessReport /> : <NotFoundScreen />
}

/** As many lines as one reading brings. */
const atOnce = 100

/** Days that stand on the screen at first: of what is older one asks rarely, and then for paper. */
const daysAtFirst = 7

function AccessReport() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.accessReport).params
  const { name } = usePerson()
  const [until] = useState(now)
  const notePrint = useCall(printAccessReport)
  const found = usePages(getAudit, { query: { dossierId, to: until, result: 'ok', limit: atOnce } })
  useWhole(found)
  const [isWhole, unfold] = useWholeOnPaper()
  const client = clientOf(found.data ?? [])
  return (
    <PagedScreen
      pages={found}
      width="wide"
      title={client?.name ? t('Accessi: {{name}}', { name: client.name }) : t('Chi ha aperto il dossier')}
      kind={t('Chi ha aperto il dossier')}
      printed
      back={pages.audit.link({ dossierId })}
      actions={
        <Button
          loading={found.more && found.moreError === null}
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('Stampa')}
        </Button>
      }
      above={
        <p className={classes.about}>{t('Per il cliente: chi ha visto o scritto che cosa, e quando.')}</p>
      }
      empty={<EmptyState icon={IconListSearch} words={t('Nessun accesso trovato')} />}
    >
      {entries => (
        <PrintPage
          about={aboutOf(client)}
          printedAt={instantToSecond(until)}
          printedBy={name}
          onPrint={() => void notePrint({ params: { dossierId } })}
        >
          <AccessSessions
            entries={entries}
            more={found.more}
            told={session => <Deeds entries={session.entries} />}
            single={entry => <SingleAccess entry={entry} />}
            days={isWhole ? undefined : daysAtFirst}
          />
          {!isWhole && new Set(entries.map(({ at }) => todayIn(at))).size > daysAtFirst && (
            <div className={classes.rest}>
              <Button variant="default" onClick={unfold}>
                {t('Mostra tutti')}
              </Button>
            </div>
          )}
        </PrintPage>
      )}
    </PagedScreen>
  )
}

/** Whose dossier it is: every line of it that names one names her. */
const clientOf = (entries: readonly AuditEntry[]): AuditEntry['dossier'] =>
  entries.find(({ dossier }) => dossier)?.dossier ?? null

/** Whom the paper is about: name and birth date. */
function aboutOf(client: AuditEntry['dossier']): string {
  const birthday = client?.birthday ? formatIn(spokenLanguage()).day(client.birthday) : ''
  return [client?.name, birthday].filter(Boolean).join(', ')
}

/** What was done in a session, in words for its client. Folded it is one line on a screen; on paper it stands whole. */
function Deeds({ entries }: Pick<AccessSession, 'entries'>) {
  const { t } = useTranslation()
  const { things, reasons } = deedsOf(entries)
  return (
    <span className={classes.deeds}>
      {entries.length > 1 && (
        <span className={classes.deed}>{t('{{count}} accessi', { count: entries.length })}</span>
      )}
      {deeds.map(({ value, label }) => {
        const done = things[value]
        if (!done) return null
        const said = Array.from(done, ([thing, times]) =>
          times === 1
            ? wordsForClient(thing, t)
            : t('{{thing}} ({{times}} volte)', { thing: wordsForClient(thing, t), times }),
        )
        return (
          <span key={value} className={classes.deed}>
            {t(label, { things: said.join(', ') })}
          </span>
        )
      })}
      {reasons.length > 0 && (
        <span className={classes.deed}>{t('Motivo: {{reason}}', { reason: dotted(reasons) })}</span>
      )}
    </span>
  )
}

/** One access, as one says it to its client. */
function SingleAccess({ entry }: { entry: AuditEntry }) {
  return (
    <div className={classes.single}>
      <span className={classes.at}>{clockIn(entry.at)}</span>
      <Deeds entries={[entry]} />
    </div>
  )
}
