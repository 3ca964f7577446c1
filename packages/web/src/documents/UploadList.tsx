import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import classes from './Documents.module.css'
import { fileSizeWords } from './document-words.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** How far each file is, what failed, and the way to send that again. */
export function UploadList({ uploads, retry, remove }: Omit<Uploads, 'add'>) {
  const { t } = useTranslation()
  if (uploads.length === 0) return null
  const failed = uploads.filter(({ state, again }) => state === 'failed' && again).map(({ id }) => id)
  return (
    <>
      <ul className={classes.uploads} aria-label={t('File in invio')}>
        {uploads.map(upload => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retry([upload.id])}
            onRemove={() => remove(upload.id)}
          />
        ))}
      </ul>
      {failed.length > 1 && (
        <Button variant="default" onClick={() => retry(failed)}>
          {t('Riprova tutti')}
        </Button>
      )}
    </>
  )
}

type RowProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

function UploadRow({ upload, onRetry, onRemove }: RowProps) {
  const { t } = useTranslation()
  const { file, sent, state, error, again } = upload
  return (
    <li className={classes.upload}>
      <div className={classes.file}>
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.muted}>{stateWords()}</span>
        {error !== null && (
          <span className={classes.error} role="alert">
            {error}
          </span>
        )}
      </div>
      {state === 'failed' && again && (
        <Button variant="default" onClick={onRetry}>
          {t('Riprova')}
        </Button>
      )}
      {state === 'done' ? (
        <IconCircleCheck className={classes.done} size={24} stroke={1.8} aria-hidden />
      ) : (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('Rimuovi {{name}}', { name: file.name })}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.8} aria-hidden />
        </button>
      )}
      {(state === 'sending' || state === 'waiting') && (
        <progress
          className={classes.progress}
          max={Math.max(1, file.size)}
          value={sent}
          aria-label={t('Invio di {{name}}', { name: file.name })}
        />
      )}
    </li>
  )

  function stateWords(): string {
    const size = fileSizeWords(file.size)
    if (state === 'done') return t('{{size}} · aggiunto', { size })
    if (state === 'failed') return t('{{size}} · non inviato', { size })
    if (state === 'waiting') return t('{{size}} · in attesa', { size })
    const percent = Math.floor((sent / Math.max(1, file.size)) * 100)
    return percent < 100
      ? t('{{size}} · {{percent}} %', { size, percent })
      : t('{{size}} · controllo del file', { size })
  }
}
