import type { Performance, PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now, useClock } from '../i18n/use-today.ts'
import { Text } from '../ui/layout/Text.tsx'
import { SaveBar } from '../ui/page/SaveBar.tsx'
import { FinishedLines } from './FinishedLines.tsx'
import { finishedLines } from './finished-lines.ts'
import { LinesForm } from './LinesForm.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { sumWords } from './performance-words.ts'
import { useFinishedServices } from './use-finished-services.ts'

type End = {
  /** The visit has ended by a tap that saw what is offered here: it is recorded. */
  isRecording: boolean
  /** Tells what the end would record, null where it would nothing. */
  onSaid: (words: string | null) => void
  onRecorded: () => void
}

type Props = End & {
  task: Task
  planned: readonly PlannedOnVisit[]
  performed: readonly Performance[]
  /** From the tap that ends the visit: what it saw is what counts, whatever is read anew meanwhile. */
  isHeld: boolean
}

/** The planned services of a visit that goes on: ticked, their minutes running, recorded by the tap that ends it. */
export function OfferedServices({ task, planned, performed, isHeld, ...end }: Props) {
  useClock()
  const offered = finishedLines(task, planned, performed, now())
  const [held, setHeld] = useState<typeof offered | null>(null)
  if (isHeld !== (held !== null)) setHeld(isHeld ? offered : null)
  const { lines, real } = held ?? offered
  const tell = useEffectEvent(end.onSaid)
  const isNothing = lines.length === 0
  useEffect(() => {
    if (isNothing) tell(null)
  }, [isNothing])
  if (isNothing) return null
  return <Offered task={task} lines={lines} real={real} {...end} />
}

type OfferedProps = End & {
  task: Task
  lines: readonly PerformanceLine[]
  real: number | null
}

function Offered({ task, lines, real, isRecording, onSaid, onRecorded }: OfferedProps) {
  const { t } = useTranslation()
  const services = useFinishedServices(task, lines, onRecorded, { running: true })
  const { items, chosen, materials, materialErrors, confirm, saving, ready, words } = services
  const said = chosen.length + materials.length === 0 ? null : saidWords(chosen, real, t)
  const tell = useEffectEvent(onSaid)
  useEffect(() => tell(said), [said])
  useEffect(() => () => tell(null), [])
  const form = useRef<HTMLFormElement>(null)
  const { openUnusual } = services
  const open = useEffectEvent(openUnusual)
  const record = useEffectEvent(() => (said === null ? onRecorded() : form.current?.requestSubmit()))
  // What a draft says of the services counts too. Unusual minutes are opened, then asked about, and only then is it
  // sent: a save leads to a question that stands.
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRecording || !ready || turn > 2) return
    if (turn === 0) open()
    if (turn === 2) record()
    setTurn(turn + 1)
  }, [isRecording, ready, turn])
  // She looked at the end of the visit, wherever that stood: what keeps it from being recorded comes into sight.
  const isStopped =
    services.banner !== null ||
    services.recorded.length + services.used.length > 0 ||
    items.some(({ error }) => error !== undefined) ||
    Object.keys(materialErrors).length > 0
  useEffect(() => {
    if (isStopped) form.current?.scrollIntoView({ block: 'end' })
  }, [isStopped])
  return (
    <LinesForm ref={form} onSubmit={() => void confirm()} proposed>
      <FinishedLines task={task} lines={lines} real={real} services={services} addsMaterials={false} />
      {isRecording && (
        <SaveBar label={t('Conferma')} saving={saving} disabled={said === null} state={words} />
      )}
      {!isRecording && words !== '' && (
        <Text as="p" block tone="muted" size={15} role="status">
          {words}
        </Text>
      )}
    </LinesForm>
  )
}

/** What the end of a visit is going to record: how many services, in how many minutes. */
const saidWords = (lines: readonly PerformanceLine[], real: number | null, t: TFunction): string =>
  [t('Prestazioni: {{number}}', { number: lines.length }), sumWords(lines, real, t)].join(' · ')
