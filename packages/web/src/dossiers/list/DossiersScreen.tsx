import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type DossierStatus, dossierStatuses } from '@vicino/domain/dossiers/dossier.ts'
import { IconFolders, IconPlus, IconUserSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay } from '../../session/person.ts'
import { type Pages, usePages } from '../../calls/use-pages.ts'
import type { ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { LoadMore } from '../../ui/page/LoadMore.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { useRemembered } from '../../ui/use-remembered.ts'
import { DossierRow } from './DossierRow.tsx'
import classes from './Dossiers.module.css'

const filters = [{ value: 'all', label: 'Tutti' }, ...dossierStatuses] as const

/** All dossiers that the person may reach, by name: searched, filtered, ten and then more. */
export function DossiersScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status } = usePage(pages.dossiers).search
  const [search, setSearch] = useRemembered('dossiers', '')
  const mayCreate = useMay('dossier.create', 'write')
  const found = usePages(allDossiers, {
    query: { ...(status && { status }), ...(search !== '' && { search }) },
  })
  const filter = (chosen: 'all' | DossierStatus): void =>
    void navigate({ ...pages.dossiers.link(chosen === 'all' ? {} : { status: chosen }), replace: true })
  return (
    <Page>
      <PageHeader
        title={t('Dossier')}
        actions={
          mayCreate && (
            <LinkButton link={pages.newDossier.link()} leftSection={<IconPlus size={20} aria-hidden />}>
              {t('Nuovo dossier')}
            </LinkButton>
          )
        }
      />
      <search className={classes.tools}>
        <SearchField label={t('Nome, data di nascita o numero AVS')} value={search} onSearch={setSearch} />
        <Segmented label={t('Stato')} options={filters} value={status ?? 'all'} onChange={filter} />
      </search>
      <Found
        found={found}
        narrowed={search !== '' || status !== undefined}
        mayCreate={mayCreate}
        onReset={() => {
          setSearch('')
          filter('all')
        }}
      />
    </Page>
  )
}

type FoundProps = { found: Pages<ListedDossier>; narrowed: boolean; mayCreate: boolean; onReset: () => void }

function Found({ found, narrowed, mayCreate, onReset }: FoundProps) {
  const { t } = useTranslation()
  const { items, total, failure, loading } = found
  if (failure && items.length === 0) return <LoadError failure={failure} onRetry={found.retry} />
  if (loading) return <RowsSkeleton rows={10} />
  if (items.length === 0 && narrowed)
    return (
      <EmptyState
        icon={IconUserSearch}
        words={t('Nessun dossier trovato')}
        more={t("Basta l'inizio di ogni parola, in qualsiasi ordine.")}
        action={{ label: t('Mostra tutti i dossier'), onPress: onReset }}
      />
    )
  if (items.length === 0)
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
  return (
    <>
      <p className={classes.count} role="status">
        {t('{{count}} dossier', { count: total })}
      </p>
      <ul className={classes.list} aria-label={t('Dossier')}>
        {items.map(dossier => (
          <DossierRow key={dossier._id} dossier={dossier} />
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={total}
        more={found.more}
        loading={found.loadingMore}
        onMore={found.showMore}
      />
    </>
  )
}
