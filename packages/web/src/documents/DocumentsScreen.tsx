import { permissionForDocument } from '@vicino/domain/documents/document.ts'
import { documentCategories, DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import { getDocuments } from '@vicino/domain/documents/documents.contract.ts'
import { IconFileSearch, IconFiles, IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { useRemembered } from '../ui/use-remembered.ts'
import { DocumentRow } from './DocumentRow.tsx'
import classes from './Documents.module.css'
import { UploadArea } from './UploadArea.tsx'

const filters = [{ value: 'all', label: 'Tutti' }, ...documentCategories] as const

/** The documents of a client that the person may know, and the place where more are sent. */
export function DocumentsScreen() {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const writable = DocumentCategory.options.filter(category => allows(permissionForDocument(category)))
  return (
    <DocumentList
      page={pages.documents}
      title={t('Documenti')}
      above={writable.length > 0 && <UploadArea categories={writable} />}
      none={
        <EmptyState
          icon={IconFiles}
          words={t('Nessun documento')}
          more={t('Referti, lettere e contratti del cliente stanno qui.')}
        />
      }
    />
  )
}

/** Those of them that belong to a record of the dossier. */
export function AttachmentsScreen() {
  const { t } = useTranslation()
  return (
    <DocumentList
      page={pages.attachments}
      title={t('Allegati')}
      tied
      none={
        <EmptyState
          icon={IconPaperclip}
          words={t('Nessun allegato')}
          more={t('Un allegato nasce dalla sua registrazione: la foto di una ferita dal focus.')}
        />
      }
    />
  )
}

type Props = {
  page: typeof pages.documents | typeof pages.attachments
  title: string
  above?: ReactNode
  tied?: boolean
  none: ReactNode
}

/** Searched by name, narrowed to a category, ten and then more. */
function DocumentList({ page, title, above, tied = false, none }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId, reads } = useDossier()
  const [category, narrow] = useRemembered<'all' | DocumentCategory>(`${page.pattern} category`, 'all')
  const [search, setSearch] = useRemembered(`${page.pattern} ${dossierId}`, '')
  const found = usePages(getDocuments, {
    params: { dossierId },
    query: {
      ...(search !== '' && { search }),
      ...(category !== 'all' && { category }),
      ...(tied && { tied: 'true' }),
    },
  })
  const readsAll = DocumentCategory.options.every(one => reads(permissionForDocument(one)))
  const narrowed = search !== '' || category !== 'all'
  const showAll = (): void => {
    setSearch('')
    narrow('all')
  }
  return (
    <PagedScreen
      pages={found}
      skeleton={<RowsSkeleton rows={5} />}
      title={title}
      back={pages.dossier.link({ dossierId })}
      above={
        <>
          {above}
          <search className={classes.tools}>
            <SearchField label={t('Nome del documento')} value={search} onSearch={setSearch} />
            {readsAll && (
              <Segmented label={t('Categoria')} options={filters} value={category} onChange={narrow} />
            )}
          </search>
        </>
      }
      empty={
        narrowed ? (
          <EmptyState
            icon={IconFileSearch}
            words={t('Nessun documento trovato')}
            action={{ label: t('Mostra tutti'), onPress: showAll }}
          />
        ) : (
          none
        )
      }
    >
      {documents => (
        <List label={title}>
          {documents.map(document => (
            <DocumentRow key={document._id} document={document} />
          ))}
        </List>
      )}
    </PagedScreen>
  )
}
