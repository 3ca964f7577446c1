import type { Id } from '@vicino/domain/wire/id.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { PerformanceLineFields } from './PerformanceLineFields.tsx'

type Props = {
  dossierId: Id
  lines: readonly PerformanceLine[]
  errors: Readonly<Record<string, ReactNode>>
  onChange: (lines: PerformanceLine[]) => void
  onChooseAgain: () => void
}

/** The chosen services with their minutes and comments. */
export function ChosenLines({ dossierId, lines, errors, onChange, onChooseAgain }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <Stack>
          {lines.map((line, at) => (
            <PerformanceLineFields
              key={line.service_details.code}
              dossierId={dossierId}
              line={line}
              onChange={changed => onChange(lines.toSpliced(at, 1, changed))}
              errors={{
                duration: errors[`performances.${at}.duration`],
                comment: errors[`performances.${at}.comment`],
                handover_to: errors[`performances.${at}.handover_to`],
              }}
            />
          ))}
        </Stack>
      </Card>
      {errors['performances'] && <Notice tone="error">{errors['performances']}</Notice>}
      <Button variant="default" onClick={onChooseAgain}>
        {t('Cambia la scelta')}
      </Button>
    </Stack>
  )
}
