import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Notice } from '../page/Notice.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Sheet, SheetActions } from './Sheet.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

type Props = {
  title: string
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The words of the button that does it; null where there is nothing to do yet. */
  submitLabel: string | null
  danger?: boolean
  busy: boolean
  /** What was refused as a whole, and what may be done about it. */
  banner: string | null
  choices?: ComponentProps<typeof Notice>['choices'] | null
  /** Whether what is typed is safe, in words, where it is kept. */
  kept?: string
  children: ReactNode
}

/**
 * A short form in a sheet: what was refused above, its fields, and the two ways out. Who leaves it with words typed is asked,
 * where they are not kept.
 */
export function FormSheet({
  title,
  onClose,
  onSubmit,
  submitLabel,
  danger = false,
  busy,
  banner,
  choices,
  kept,
  children,
}: Props) {
  const { t } = useTranslation()
  const unsaved = useLeaveQuestion(onClose, kept === undefined)
  return (
    <Sheet open onClose={unsaved.leave} title={title} dismissible={!busy}>
      <form noValidate onSubmit={onSubmit} onInput={unsaved.onInput}>
        <Stack>
          {banner && (
            <Notice tone="error" choices={choices ?? []}>
              {banner}
            </Notice>
          )}
          {children}
        </Stack>
        <SheetActions {...(kept !== undefined && { kept })}>
          {submitLabel !== null && (
            <Button type="submit" loading={busy} data-danger={danger || undefined}>
              {submitLabel}
            </Button>
          )}
          <Button variant="default" disabled={busy} onClick={unsaved.leave}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
      {unsaved.question}
    </Sheet>
  )
}
