import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type DossierStatus, dossierStatuses } from '@vicino/domain/dossiers/dossier.ts'
import { IconFirstAidKit, IconFolders, IconPlus, IconUserSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay } from '../../session/person.ts'
import { PagedScreen } from '../../calls/PagedScreen.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { DossierRow } from './DossierRow.tsx'
import { searchDossiers, useSearchedDossiers } from './searched-dossiers.ts'
import classes from './Dossiers.module.css'

const filters = [{ value: 'all', label: 'Tutti' }, ...dossierStatuses] as const

/** All dossiers that the person may reach, by name: searched, filtered, ten and then more. */
export function DossiersScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status } = usePage(pages.dossiers).search
  const search = useSearchedDossiers()
  const mayCreate = useMay('dossier.create', 'write')
  const opensInEmergency = useMay('emergency_access', 'write')
  const directs = useMay('audit.read')
  const found = usePages(allDossiers, {
    query: { ...(status && { status }), ...(search !== '' && { search }) },
  })
  const filter = (chosen: 'all' | DossierStatus): void =>
    void navigate({ ...pages.dossiers.link(chosen === 'all' ? {} : { status: chosen }), replace: true })
  const showAll = (): void => {
    searchDossiers('')
    filter('all')
  }
  const narrowed = search !== '' || status !== undefined
  return (
    <PagedScreen
      pages={found}
      width="wide"
      skeleton={<RowsSkeleton rows={10} />}
      title={t('I dossier')}
      actions={
        <>
          {mayCreate && (
            <LinkButton link={pages.newDossier.link()} leftSection={<IconPlus size={20} aria-hidden />}>
              {t('Nuovo dossier')}
            </LinkButton>
          )}
          {opensInEmergency && !directs && (
            <LinkButton
              variant="default"
              link={pages.emergencyAccess.link()}
              leftSection={<IconFirstAidKit size={20} aria-hidden />}
            >
              {t("Accesso d'emergenza")}
            </LinkButton>
          )}
        </>
      }
      above={
        <search className={classes.tools}>
          <SearchField
            label={t('Nome, data di nascita o numero AVS')}
            value={search}
            onSearch={searchDossiers}
          />
          <Segmented label={t('Stato')} options={filters} value={status ?? 'all'} onChange={filter} />
        </search>
      }
      empty={narrowed ? <NoneFound onAll={showAll} /> : <NoDossier mayCreate={mayCreate} />}
    >
      {dossiers => (
        <>
          <p className={classes.count} role="status">
            {t('{{count}} dossier', { count: found.total })}
          </p>
          <ul className={classes.list} aria-label={t('I dossier')}>
            {dossiers.map(dossier => (
              <DossierRow key={dossier._id} dossier={dossier} />
            ))}
          </ul>
        </>
      )}
    </PagedScreen>
  )
}

function NoneFound({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconUserSearch}
      words={t('Nessun dossier trovato')}
      more={t("Basta l'inizio di ogni parola, in qualsiasi ordine.")}
      action={{ label: t('Mostra tutti i dossier'), onPress: onAll }}
    />
  )
}

function NoDossier({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconFolders}
      words={t('Nessun dossier')}
      more={
        mayCreate
          ? t('Il primo dossier si apre con nome e data di nascita del cliente.')
          : t('Qui appaiono i clienti delle sue visite.')
      }
      {...(mayCreate && { action: { label: t('Nuovo dossier'), link: pages.newDossier.link() } })}
    />
  )
}
