import type { Checklist } from '@vicino/domain/setup/checklist.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import classes from './Progress.module.css'

/** How far a checklist is, in words and as a bar. */
export function Progress({ of: { done, total } }: { of: Checklist }) {
  const { t } = useTranslation()
  const words = useId()
  return (
    <>
      <Text as="p" tone="muted" size={15} id={words}>
        {t('{{count}} di {{total}} completati', { count: done, total })}
      </Text>
      <progress className={classes.bar} value={done} max={total} aria-labelledby={words} />
    </>
  )
}
