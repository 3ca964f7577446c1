import type { Document } from '@vicino/domain/documents/document.ts'
import { isImage } from '@vicino/domain/documents/document-type.ts'
import { type Icon, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { categoryWords, documentFacts } from './document-words.ts'

const iconOf = (type: Document['type']): Icon =>
  isImage(type) ? IconPhoto : type === 'application/pdf' ? IconFileTypePdf : IconFileText

/** A document in a list: its name, what it is, of whom and from when. */
export function DocumentRow({ document }: { document: Document }) {
  const { _id: documentId, dossierId, name, type } = document
  return (
    <Row
      start={<RowIcon icon={iconOf(type)} />}
      title={name}
      under={documentFacts(document)}
      end={<DocumentBadge document={document} />}
      endBelow
      link={pages.document.link({ dossierId, documentId })}
    />
  )
}

/** Who may know of it, or that it is struck, in a word. */
export function DocumentBadge({ document }: { document: Pick<Document, 'category' | 'struck'> }) {
  const { t } = useTranslation()
  if (document.struck) return <StatusBadge tone="neutral" label={t('Annullato')} />
  const { category } = document
  return (
    <StatusBadge tone={category === 'clinical' ? 'info' : 'neutral'} label={categoryWords(category, t)} />
  )
}
