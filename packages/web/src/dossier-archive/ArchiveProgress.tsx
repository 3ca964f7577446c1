import { useTranslation } from 'react-i18next'
import { fileSizeWords } from '../documents/document-words.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './DossierArchive.module.css'
import { documentsDone } from './parts-done.ts'
import type { Download } from './use-archive-download.ts'

type Props = { download: Download; documents: readonly number[]; onStop: () => void }

/** How far the archive is, and the way to stop it. How large the rest is nobody knows before it is written. */
export function ArchiveProgress({ download, documents, onStop }: Props) {
  const { t } = useTranslation()
  if (download.state === 'none') return null
  if (download.state === 'stopped')
    return <Notice>{t('Esportazione fermata: non è stato salvato nulla.')}</Notice>
  if (download.state === 'failed') return <Notice tone="error">{download.error}</Notice>
  const size = fileSizeWords(download.received)
  if (download.state === 'done') return <Notice tone="ok">{t('Archivio salvato: {{size}}', { size })}</Notice>
  const bytes = documents.reduce((sum, each) => sum + each, 0)
  const done = documentsDone(documents, download.received)
  return (
    <Card title={t('Esportazione in corso')}>
      <Stack gap={12} align="start">
        <progress
          className={classes.progress}
          {...(done < documents.length && { max: Math.max(1, bytes), value: download.received })}
          aria-label={t('Esportazione in corso')}
        />
        <p className={classes.words}>
          {done < documents.length
            ? t('{{size}} · documenti {{done}} di {{all}}', { size, done, all: documents.length })
            : t('{{size}} · PDF, FHIR e registro', { size })}
        </p>
        <Button variant="default" onClick={onStop}>
          {t('Interrompi')}
        </Button>
      </Stack>
    </Card>
  )
}
