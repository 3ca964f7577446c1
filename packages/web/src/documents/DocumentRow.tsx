import type { Document } from '@vicino/domain/documents/document.ts'
import { getDocumentThumbnail } from '@vicino/domain/documents/documents.contract.ts'
import { isImage } from '@vicino/domain/documents/document-type.ts'
import { type Icon, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { pages } from '../pages/pages.ts'
import { Row, RowIcon } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Documents.module.css'
import { documentCategoryWords, documentFacts } from './document-words.ts'

const iconOf = (type: Document['type']): Icon =>
  isImage(type) ? IconPhoto : type === 'application/pdf' ? IconFileTypePdf : IconFileText

/**
 * A document in a list: its picture, its name, what it is, of whom and from when. `ofRecord`: in the list of the record to
 * which it is attached, where it leads back to.
 */
export function DocumentRow({ document, ofRecord = false }: { document: Document; ofRecord?: boolean }) {
  const { _id: documentId, dossierId, name, type, thumbnail } = document
  const params = { dossierId, documentId }
  return (
    <Row
      start={
        thumbnail ? (
          <img
            className={classes.thumbnail}
            src={addressOf(getDocumentThumbnail, { params })}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <RowIcon icon={iconOf(type)} />
        )
      }
      title={name}
      under={documentFacts(document)}
      end={<DocumentBadge document={document} />}
      endBelow
      link={pages.document.link(params, ofRecord ? { from: 'record' } : {})}
    />
  )
}

/** Who may know of it, or that it is struck, in a word. */
export function DocumentBadge({ document }: { document: Pick<Document, 'category' | 'struck'> }) {
  const { t } = useTranslation()
  if (document.struck) return <StatusBadge tone="neutral" label={t('Annullato')} />
  const { category } = document
  return (
    <StatusBadge
      tone={category === 'clinical' ? 'info' : 'neutral'}
      label={documentCategoryWords(category, t)}
    />
  )
}
