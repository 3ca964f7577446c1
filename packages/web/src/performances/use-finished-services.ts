import type { CarriedOut } from '@vicino/domain/performances/carried-out.ts'
import { getPlannedServices, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { getTaskMaterialUses } from '@vicino/domain/materials/material-uses.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAnew } from '../calls/use-save.ts'
import { restoreDraft } from '../drafts/restore-draft.ts'
import { useKeptSheet } from '../drafts/use-kept-sheet.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { toast } from '../ui/toast.ts'
import { judgeMinutes } from './judge-minutes.ts'
import { bodyOfLines, FormLines, type PerformanceLine } from './performance-line.ts'
import { FormMaterials, type UsedMaterialLine } from '../materials/used-material-line.ts'
import type { Recording } from './recording.ts'

/** A service that a visit offers at its end: chosen until somebody says that it was not done, closed until it is changed. */
export type OfferedLine = {
  line: PerformanceLine
  chosen: boolean
  open: boolean
  error: string | undefined
  /** Left out because somebody recorded it meanwhile: nobody says of it that it was not done. */
  recorded: boolean
}

type Options = {
  /**
   * While the visit goes on so does what is offered: the minutes that nobody changed are the ones of now, and what is
   * planned anew stands among the others. Where nothing of it is chosen, that is said too.
   */
  running?: boolean
}

/** What of the same stands on the visit already and is recorded once more. */
type Beside = { services: readonly Id[]; uses: readonly Id[] }

/** Where what was recorded is shown, beside the pages of its dossier. */
const shownIn = [getTaskPerformances, getPlannedServices, getTaskMaterialUses]

/** What is offered at the end of a visit, and its confirmation. */
export function useFinishedServices(
  task: Task,
  offered: readonly PerformanceLine[],
  { recording, onClose }: { recording: Recording; onClose: () => void },
  { running = false }: Options = {},
) {
  const { t } = useTranslation()
  const client = useQueryClient()
  // What is read anew meanwhile must not change under the hand.
  const [start] = useState(() => ({
    _id: newId(),
    items: offered.map(running ? asRunning : asOffered),
    materials: [] as readonly UsedMaterialLine[],
  }))
  const [services, setServices] = useState<Services>(start)
  const { _id, materials } = services
  const itemsOf = (held: Services): readonly OfferedLine[] =>
    running ? asOfNow(offered, held.items) : held.items
  const items = itemsOf(services)
  // What stands and was seen is repeated with the next try.
  const [known, setKnown] = useState<Beside>({ services: [], uses: [] })
  const [materialErrors, setMaterialErrors] = useState<Record<string, string>>({})
  const setItems = (next: (was: readonly OfferedLine[]) => readonly OfferedLine[]): void =>
    setServices(was => ({ ...was, items: next(itemsOf(was)) }))
  const { ready, words, close, asks, settle } = useKeptSheet<Services>({
    key: `performances.finish.${task._id}`,
    start,
    values: services,
    restored: restoreServices,
    onRestored: setServices,
    onClose,
  })
  const chosen = items.filter(item => item.chosen).map(({ line }) => line)
  const put = (code: string, changed: Partial<OfferedLine>): void =>
    setItems(was =>
      was.map(item => (item.line.service_details.code === code ? { ...item, ...changed } : item)),
    )
  const showErrors = (errorAt: (at: number) => string | undefined): void =>
    setItems(was =>
      was.map(item => {
        const error = errorAt(chosen.findIndex(line => codeOf(line) === codeOf(item.line)))
        return { ...item, error, open: item.open || error !== undefined }
      }),
    )
  // What is refused of a line stands at it.
  const lines = {
    values: Object.fromEntries(chosen.map((_, at) => [`performances.${at}`, null])),
    setErrors: (errors: Record<string, string>): void => showErrors(at => errors[`performances.${at}`]),
  }
  const { recorded, used, saving } = recording
  const confirm = async (beside = known): Promise<void> => {
    const errors = chosen.length === 0 ? {} : errorsAtFields(FormLines, { performances: chosen })
    showErrors(at => errors[`performances.${at}.duration`])
    const wrong = materials.length === 0 ? {} : errorsAtFields(FormMaterials, materials)
    setMaterialErrors(wrong)
    if (saving || Object.keys({ ...errors, ...wrong }).length > 0) return
    setKnown(beside)
    const said = saidOf(items, materials, beside)
    if (!(await recording.send(said, { _id, lines }))) return
    settle(services)
    void readAnew(client, task.dossierId ?? undefined, shownIn)
    if (Object.keys(said).length > 0) toast(t('Service added'), 'ok')
    onClose()
  }
  return {
    items,
    chosen,
    materials,
    materialErrors,
    changeMaterials: (next: readonly UsedMaterialLine[]) => setServices(was => ({ ...was, materials: next })),
    saving,
    banner: recording.banner,
    /** What of the chosen stands on the visit already: recorded once more, or left out. */
    recorded,
    again: () => void confirm({ ...known, services: recorded.map(one => one._id) }),
    /** What of the materials stands on the visit already. */
    used,
    useAgain: () => void confirm({ ...known, uses: used.map(one => one._id) }),
    leaveOutUsed: () => {
      const named = new Set(used.map(({ material }) => material._id))
      const others = materials.filter(({ material }) => !named.has(material._id))
      setServices(was => ({ ...was, materials: others }))
      recording.clear()
    },
    leaveOut: () => {
      const codes = new Set(recorded.map(({ service_details: { code } }) => code))
      setItems(was =>
        was.map(item =>
          codes.has(item.line.service_details.code) ? { ...item, chosen: false, recorded: true } : item,
        ),
      )
      recording.clear()
    },
    confirm,
    change: (line: PerformanceLine) => put(line.service_details.code, { line, open: true, error: undefined }),
    open: ({ line }: OfferedLine) => put(line.service_details.code, { line, open: true, chosen: true }),
    /** Opens what is chosen in minutes that a service seldom takes: there they are asked about. */
    openUnusual: () =>
      setItems(was =>
        was.map(item => (item.chosen ? { ...item, open: item.open || isUnusual(item) } : item)),
      ),
    toggle: ({ line, chosen: was }: OfferedLine) => put(line.service_details.code, { chosen: !was }),
    /** All of them, or none where all are chosen. */
    toggleAll: () => {
      const all = chosen.length === items.length
      setItems(was => was.map(item => ({ ...item, chosen: !all })))
    },
    /** Whether it is known what was said of them before. */
    ready,
    words,
    close,
    asks,
  }
}

/** What is said of a visit: the services that are chosen, those that were not done, and what was used. */
function saidOf(
  items: readonly OfferedLine[],
  materials: readonly UsedMaterialLine[],
  beside: Beside,
): CarriedOut {
  const chosen = items.filter(item => item.chosen).map(({ line }) => line)
  const left = items.filter(item => !item.chosen && !item.recorded).map(({ line }) => codeIn(line))
  return {
    ...(chosen.length > 0 && {
      performances: bodyOfLines(chosen),
      ...(beside.services.length > 0 && { beside: [...beside.services] }),
      ...(left.length > 0 && { left_out: left }),
    }),
    ...(materials.length > 0 && {
      materials: {
        uses: FormMaterials.parse(materials).uses,
        ...(beside.uses.length > 0 && { beside: [...beside.uses] }),
      },
    }),
  }
}

type Services = {
  _id: Id
  items: readonly OfferedLine[]
  materials: readonly UsedMaterialLine[]
}

const asOffered = (line: PerformanceLine): OfferedLine => ({
  line,
  chosen: true,
  open: isUnusual({ line }),
  error: undefined,
  recorded: false,
})

const isUnusual = ({ line }: Pick<OfferedLine, 'line'>): boolean => judgeMinutes(line.duration) !== null

/** How long it is going to be nobody knows yet: it is asked about at its end. */
const asRunning = (line: PerformanceLine): OfferedLine => ({ ...asOffered(line), open: false })

/** What is offered now, with what was said of it; what nobody opened in the minutes of now. */
const asOfNow = (
  offered: readonly PerformanceLine[],
  items: readonly OfferedLine[],
): readonly OfferedLine[] =>
  offered.map(line => {
    const said = items.find(item => codeOf(item.line) === codeOf(line))
    if (!said) return asRunning(line)
    return said.open ? said : { ...said, line: { ...said.line, duration: line.duration } }
  })

/** A draft of before, for the services that are still offered; one that was planned since stands as it is offered. */
function restoreServices(start: Services, kept: unknown): Services {
  const { items, ...rest } = restoreDraft({ ...start, items: [...start.items] }, kept)
  return {
    ...rest,
    items: start.items.map(offered => {
      const before = items.find(({ line }) => codeOf(line) === codeOf(offered.line))
      return before
        ? { ...restoreDraft(offered, before), line: restoreDraft(offered.line, before.line) }
        : offered
    }),
  }
}

const codeIn = ({ service_details: { code } }: PerformanceLine): string => code

const codeOf = (line: Partial<PerformanceLine> | undefined): string | undefined => line?.service_details?.code
