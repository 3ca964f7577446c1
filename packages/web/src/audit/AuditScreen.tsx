import { useNavigate } from '@tanstack/react-router'
import { getAudit } from '@vicino/domain/audit/audit.contract.ts'
import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { IconFilter, IconFirstAidKit, IconListSearch, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import type { AuditSearch } from '../pages/search.ts'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { now } from '../i18n/use-today.ts'
import { useNarrow } from '../ui/calendar/use-narrow.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { AccessSessions } from './AccessSessions.tsx'
import classes from './Audit.module.css'
import { AuditEntryRow } from './AuditEntryRow.tsx'
import { AuditEntrySheet } from './AuditEntrySheet.tsx'
import { AuditFilterChips } from './AuditFilterChips.tsx'
import { AuditFilterSheet } from './AuditFilterSheet.tsx'
import { ChainCard } from './ChainCard.tsx'
import { auditQuery } from './audit-query.ts'
import { namesOf } from './filter-names.ts'
import { sessionWords } from './session-words.ts'

/** The log of accesses, for whoever may read it alone: to everybody else its address is unknown. */
export function AuditScreen() {
  return useMay('audit.read') ? <AuditLog /> : <NotFoundScreen />
}

/** As many lines as one reading brings: a session is many of them. */
const atOnce = 100

/** Who saw or did what, newest first, in one line for each session; never what was written. */
function AuditLog() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = usePage(pages.audit).search
  // Reading the log writes into the log. The list ends at this moment, so that its pages stand still.
  const [until, setUntil] = useState(now)
  const [filtering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const log = usePages(getAudit, { query: { ...auditQuery(search, until), limit: atOnce } })
  const isNarrow = useNarrow()
  const names = { ...picked, ...namesOf(log.data ?? []) }
  const narrowed = Object.values(search).some(value => value !== undefined)

  const narrow = (next: AuditSearch): void => {
    setUntil(now())
    setFiltering(false)
    setOpened(null)
    setPicked(names)
    void navigate(pages.audit.link(next))
  }
  return (
    <>
      <PagedScreen
        pages={log}
        width="wide"
        title={t('Registro degli accessi')}
        back={pages.more.link()}
        under={t('Chi ha visto o fatto che cosa. Mai il contenuto.')}
        actions={<Actions onFilter={() => setFiltering(true)} onRefresh={() => setUntil(now())} />}
        above={
          <div className={classes.above}>
            {narrowed && <AuditFilterChips search={search} names={names} onChange={narrow} />}
            {search.dossierId && (
              <LinkButton variant="default" link={pages.accessReport.link({ dossierId: search.dossierId })}>
                {t('Chi ha aperto il dossier')}
              </LinkButton>
            )}
          </div>
        }
        below={
          <div className={classes.below}>
            <ChainCard />
          </div>
        }
        empty={
          <EmptyState
            icon={IconListSearch}
            words={t('Nessun accesso trovato')}
            {...(narrowed && { action: { label: t('Rimuovi i filtri'), onPress: () => narrow({}) } })}
          />
        }
      >
        {entries => (
          <AccessSessions
            entries={entries}
            more={log.more}
            told={session => sessionWords(session.entries, isNarrow ? 1 : 2, t)}
            single={entry => <AuditEntryRow entry={entry} onOpen={() => setOpened(entry)} />}
          />
        )}
      </PagedScreen>
      {filtering && (
        <AuditFilterSheet
          start={search}
          names={names}
          onName={(id, name) => setPicked(before => ({ ...before, [id]: name }))}
          onClose={() => setFiltering(false)}
          onApply={narrow}
        />
      )}
      {opened && (
        <AuditEntrySheet
          entry={opened}
          onClose={() => setOpened(null)}
          onNarrow={more => narrow({ ...search, ...more })}
        />
      )}
    </>
  )
}

function Actions({ onFilter, onRefresh }: { onFilter: () => void; onRefresh: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton
        variant="default"
        link={pages.emergencies.link()}
        leftSection={<IconFirstAidKit size={20} stroke={1.8} aria-hidden />}
      >
        {t("Accessi d'emergenza")}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<IconFilter size={20} stroke={1.8} aria-hidden />}
        onClick={onFilter}
      >
        {t('Filtra')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconRefresh size={20} stroke={1.8} aria-hidden />}
        onClick={onRefresh}
      >
        {t('Aggiorna')}
      </Button>
    </>
  )
}
