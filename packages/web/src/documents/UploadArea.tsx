import { type DocumentCategory, documentCategories } from '@vicino/domain/documents/document-category.ts'
import { IconCamera, IconCloudUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { useCoarsePointer } from '../ui/fields/use-coarse-pointer.ts'
import classes from './Documents.module.css'
import { FileButton } from './FileButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/** Where documents are dropped, chosen or photographed, and how far each of them is. */
export function UploadArea({ categories }: { categories: readonly DocumentCategory[] }) {
  const { t } = useTranslation()
  const touched = useCoarsePointer()
  const [category, setCategory] = useState(categories[0]!)
  const [over, setOver] = useState(false)
  const uploads = useUploads()
  const take = (files: readonly File[]): void => uploads.add(files, category)
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault()
    setOver(isOver)
  }
  const options = documentCategories.filter(({ value }) => categories.includes(value))
  return (
    <section className={classes.sending} aria-label={t('Aggiungi documenti')}>
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={event => drag(event, true)}
        onDragLeave={event => drag(event, false)}
        onDrop={event => {
          drag(event, false)
          take([...event.dataTransfer.files])
        }}
      >
        {options.length > 1 && (
          <Segmented
            label={t('Categoria dei nuovi documenti')}
            options={options}
            value={category}
            onChange={setCategory}
          />
        )}
        {!touched && (
          <Text as="p" weight="bold">
            {t('Trascinare qui i file, oppure sceglierli.')}
          </Text>
        )}
        <Inline justify="center">
          <FileButton
            label={t('Scegli i file')}
            icon={IconCloudUpload}
            variant="filled"
            multiple
            onTake={take}
          />
          {touched && <FileButton label={t('Fotografa')} icon={IconCamera} camera onTake={take} />}
        </Inline>
        <p className={classes.hint}>{t('PDF, immagini o testo, fino a 25 MB ciascuno')}</p>
      </div>
      <UploadList {...uploads} />
    </section>
  )
}
