import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

const saidMs = 3000

/** Whether the browser lets a page write to the clipboard: not over plain http. */
const mayCopy = (): boolean => 'clipboard' in navigator

/** Copies a text and says so. Absent where the browser does not allow it: the text can be marked by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [copied])
  if (!mayCopy()) return null
  const Icon = copied ? IconCheck : IconCopy
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button variant="default" leftSection={<Icon size={20} stroke={1.8} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{copied ? t('Copiato') : label}</span>
    </Button>
  )
}
