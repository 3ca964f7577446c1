import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { FinishedLines } from './FinishedLines.tsx'
import { LinesForm } from './LinesForm.tsx'
import type { PerformanceLine } from './performance-line.ts'
import type { Recording } from './recording.ts'
import { useFinishedServices } from './use-finished-services.ts'

/** What else may be done than to confirm. */
export type ConfirmLater = { label: string; take: () => void }

type Props = {
  task: Task
  /** The services to confirm, in the minutes to propose. */
  lines: readonly PerformanceLine[]
  /** How long the visit really took; null where nobody knows. */
  real: number | null
  recording: Recording
  /** Nothing but to close it, where nothing is said. */
  later?: ConfirmLater
  onClose: () => void
}

/** The services of a visit to be confirmed as they stand, or corrected first. What was not done is deselected. */
export function FinishedServices({ task, lines, real, recording, later, onClose }: Props) {
  const { t } = useTranslation()
  const services = useFinishedServices(task, lines, { recording, onClose })
  const { chosen, saving, confirm, words, close } = services
  const { label, take } = later ?? { label: t('Più tardi'), take: close }
  return (
    <Sheet open onClose={close} title={t('Prestazioni della visita')} dismissible={!saving}>
      <LinesForm onSubmit={() => void confirm()} proposed>
        <FinishedLines task={task} lines={lines} real={real} services={services} />
        <SheetActions kept={words}>
          <Button
            type="submit"
            loading={saving}
            disabled={chosen.length + services.materials.length === 0}
            data-autofocus
          >
            {t('Conferma')}
          </Button>
          <Button variant="default" onClick={take} disabled={saving}>
            {label}
          </Button>
        </SheetActions>
      </LinesForm>
    </Sheet>
  )
}
