import type { Performance, PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now, useClock } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { FinishedLines } from './FinishedLines.tsx'
import { finishedLines } from './finished-lines.ts'
import { LinesForm } from './LinesForm.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { sumWords } from './performance-words.ts'
import { useFinishedServices } from './use-finished-services.ts'
import classes from './Performances.module.css'

type End = {
  /** The visit has ended by a tap that saw what is offered here: it is recorded. */
  ends: boolean
  /** Tells what the end would record, null where it would nothing. */
  onSaid: (words: string | null) => void
  onRecorded: () => void
}

type Props = End & {
  task: Task
  planned: readonly PlannedOnVisit[]
  performed: readonly Performance[]
}

/** The planned services of a visit that goes on: ticked, their minutes running, recorded by the tap that ends it. */
export function OfferedServices({ task, planned, performed, ends, ...end }: Props) {
  useClock()
  const offered = finishedLines(task, planned, performed, now())
  // What is read anew while it is recorded must not take away what the rest of it still needs.
  const [held, setHeld] = useState<typeof offered | null>(null)
  if (ends !== (held !== null)) setHeld(ends ? offered : null)
  const { lines, real } = held ?? offered
  // Another plan is another offer: what was said of the services that stay waits in the draft.
  const key = lines.map(({ service_details: { code } }) => code).join(' ')
  if (lines.length === 0) return null
  return <Offered key={key} task={task} lines={lines} real={real} ends={ends} {...end} />
}

type OfferedProps = End & {
  task: Task
  lines: readonly PerformanceLine[]
  real: number | null
}

function Offered({ task, lines, real, ends, onSaid, onRecorded }: OfferedProps) {
  const { t } = useTranslation()
  const services = useFinishedServices(task, lines, onRecorded, { running: true })
  const { chosen, materials, confirm, saving, words } = services
  const said = chosen.length + materials.length === 0 ? null : saidWords(chosen, real, t)
  const tell = useEffectEvent(onSaid)
  useEffect(() => tell(said), [said])
  useEffect(() => () => tell(null), [])
  const form = useRef<HTMLFormElement>(null)
  // Minutes out of the usual are asked about first, as where they are typed.
  const record = useEffectEvent(() => services.askUnusual() || form.current?.requestSubmit())
  useEffect(() => {
    if (ends) record()
  }, [ends])
  return (
    <LinesForm ref={form} onSubmit={() => void confirm()} proposed>
      <FinishedLines task={task} lines={lines} real={real} services={services} />
      {ends && (
        <p className={classes.recording}>
          <Button type="submit" loading={saving}>
            {t('Conferma')}
          </Button>
        </p>
      )}
      {words !== '' && (
        <p className={classes.facts} role="status">
          {words}
        </p>
      )}
    </LinesForm>
  )
}

/** What the end of a visit is going to record: how many services, in how many minutes. */
const saidWords = (lines: readonly PerformanceLine[], real: number | null, t: TFunction): string =>
  [t('Prestazioni: {{number}}', { number: lines.length }), sumWords(lines, real, t)].join(' · ')
