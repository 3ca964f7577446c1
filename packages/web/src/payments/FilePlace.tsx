import { IconFileUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import classes from '../invoices/Invoices.module.css'

/** Where a file of the bank is let fall, or chosen. */
export function FilePlace({ busy, onTake }: { busy: boolean; onTake: (file: File) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file && !busy) onTake(file)
  }
  return (
    <section
      className={`${classes.place} ${isOver ? classes.over : ''}`}
      aria-label={t('File della banca')}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".xml,application/xml,text/xml"
        hidden
        aria-label={t('File camt.054')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      <Button
        leftSection={<IconFileUpload size={20} stroke={1.8} aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {t('Scegli il file della banca')}
      </Button>
      <p className={classes.hint}>
        {t(
          'Un file camt.054 (XML) dall’e-banking: si può anche trascinare qui. Lo stesso file due volte non registra nulla due volte.',
        )}
      </p>
    </section>
  )
}
