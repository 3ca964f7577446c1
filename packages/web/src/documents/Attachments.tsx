import { type Attachable, permissionForDocument } from '@vicino/domain/documents/document.ts'
import { DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import { getDocuments } from '@vicino/domain/documents/documents.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { useCoarsePointer } from '../ui/fields/use-coarse-pointer.ts'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { LineSkeleton } from '../ui/page/Skeleton.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import classes from './Documents.module.css'
import { FileButton } from './FileButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

type Props = {
  record: Attachable
  /** Whether the record takes more of them: a struck one does not. */
  open?: boolean
}

/**
 * The pictures and documents that are attached to a record, and the way to add one: what belongs to a record of care is
 * clinical. Nothing is shown to who may neither know nor add any.
 */
export function Attachments({ record, open = true }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId, allows, reads } = useDossier()
  const touched = useCoarsePointer()
  const uploads = useUploads(record)
  const readsAny = DocumentCategory.options.some(one => reads(permissionForDocument(one)))
  const read = useRead(
    getDocuments,
    {
      params: { dossierId },
      query: { recordId: record._id, recordSection: record.section, limit: pageSizeAtMost },
    },
    { when: readsAny },
  )
  const mayAdd = open && allows('documents.clinical')
  if (!readsAny || (!mayAdd && !read.data?.items.length)) return null
  const take = (files: readonly File[]): void => uploads.add(files, 'clinical')
  return (
    <Card title={t('Foto e documenti')}>
      <Stack>
        <Loaded read={read} skeleton={<LineSkeleton />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.muted}>{t('Ancora niente allegato')}</p>
            ) : (
              <List label={t('Foto e documenti')}>
                {items.map(document => (
                  <DocumentRow key={document._id} document={document} ofRecord />
                ))}
              </List>
            )
          }
        </Loaded>
        <UploadList {...uploads} uploads={uploads.uploads.filter(({ state }) => state !== 'done')} />
        {mayAdd && (
          <Inline>
            {touched && <FileButton label={t('Fotografa')} icon={IconCamera} camera onTake={take} />}
            <FileButton label={t('Allega un file')} icon={IconPaperclip} multiple onTake={take} />
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
