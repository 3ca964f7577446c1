import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Performance, PlannedOnVisit } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now, useClock } from '../i18n/use-today.ts'
import { Text } from '../ui/layout/Text.tsx'
import { FinishedLines } from './FinishedLines.tsx'
import { finishedLines } from './finished-lines.ts'
import { LinesForm } from './LinesForm.tsx'
import type { PerformanceLine } from './performance-line.ts'
import { sumWords } from './performance-words.ts'
import type { Recording } from './recording.ts'
import { useFinishedServices } from './use-finished-services.ts'
import { dotted } from '../i18n/dotted.ts'

type End = {
  /** The call that ends the visit with what stands ticked. */
  recording: Recording
  /** The tap that ends it, until it is known whether it did; another tap is another one. */
  tap: object | null
  /** Tells what the end would record, null where it would nothing. */
  onSaid: (words: string | null) => void
  /** It has ended, or something is in the way and stands here. */
  onAnswered: () => void
}

type Props = End & {
  task: Task
  planned: readonly PlannedOnVisit[]
  performed: readonly Performance[]
  /** When it ends, from the tap on: what that saw is what counts, whatever is read anew meanwhile. */
  endsAt: Instant | null
}

/** The planned services of a visit that goes on: ticked, their minutes running, recorded by the tap that ends it. */
export function OfferedServices({ task, planned, performed, endsAt, ...end }: Props) {
  useClock()
  const offered = finishedLines(task, planned, performed, endsAt ?? now())
  const [held, setHeld] = useState<typeof offered | null>(null)
  if ((endsAt !== null) !== (held !== null)) setHeld(endsAt === null ? null : offered)
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

function Offered({ task, lines, real, recording, tap, onSaid, onAnswered }: OfferedProps) {
  const { t } = useTranslation()
  const services = useFinishedServices(task, lines, { recording, onClose: onAnswered }, { running: true })
  const { items, chosen, materials, materialErrors, confirm, ready, words } = services
  const said = chosen.length + materials.length === 0 ? null : saidWords(chosen, real, t)
  const tell = useEffectEvent(onSaid)
  useEffect(() => tell(said), [said])
  useEffect(() => () => tell(null), [])
  const form = useRef<HTMLFormElement>(null)
  const open = useEffectEvent(services.openUnusual)
  // What a draft says of the services counts too. Unusual minutes are opened, then asked about, and only then is it
  // sent: a save leads to a question that stands.
  const [{ of, turn }, setTurn] = useState({ of: tap, turn: 0 })
  if (of !== tap) setTurn({ of: tap, turn: 0 })
  useEffect(() => {
    if (!tap || !ready || turn > 2) return
    if (turn === 0) open()
    if (turn === 2) form.current?.requestSubmit()
    setTurn({ of: tap, turn: turn + 1 })
  }, [tap, ready, turn])
  // She looked at the end of the visit, wherever that stood: what keeps it from ending comes into sight.
  const isStopped =
    services.recorded.length + services.used.length > 0 ||
    items.some(({ error }) => error !== undefined) ||
    Object.keys(materialErrors).length > 0
  useEffect(() => {
    if (isStopped) form.current?.scrollIntoView({ block: 'end' })
  }, [isStopped])
  return (
    <LinesForm ref={form} onSubmit={() => void confirm().then(onAnswered)} onAsked={onAnswered} proposed>
      <FinishedLines task={task} lines={lines} real={real} services={services} addsMaterials={false} />
      {words !== '' && (
        <Text as="p" block tone="muted" size={15} role="status">
          {words}
        </Text>
      )}
    </LinesForm>
  )
}

/** What the end of a visit is going to record: how many services, in how many minutes. */
const saidWords = (lines: readonly PerformanceLine[], real: number | null, t: TFunction): string =>
  dotted([t('Prestazioni: {{number}}', { number: lines.length }), sumWords(lines, real, t)])
