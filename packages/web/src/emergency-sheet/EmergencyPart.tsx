import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Card } from '../ui/page/Page.tsx'

type Props<Known> = {
  title: string
  /** What is known; null where whoever reads may not know it. */
  known: Known | null
  /** What stands where there is nothing; nothing is said of it without these words. */
  none?: string
  isNone?: (known: Known) => boolean
  children: (known: Known) => ReactNode
}

/** One part of the sheet. What is not told to somebody is never taken for what is not there. */
export function EmergencyPart<Known>({ title, known, none, isNone, children }: Props<Known>) {
  const { t } = useTranslation()
  const words = known === null ? t('Non visibile per il suo ruolo.') : isNone?.(known) ? none : undefined
  return (
    <Card title={title}>
      {words !== undefined && (
        <Text as="p" tone="muted">
          {words}
        </Text>
      )}
      {known !== null && words === undefined && children(known)}
    </Card>
  )
}
