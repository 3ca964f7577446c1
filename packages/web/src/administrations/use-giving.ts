import { createAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import {
  type Administration,
  type DoseObjection,
  doseObjections,
  isTaken,
} from '@vicino/domain/administrations/administration.ts'
import { getRound } from '@vicino/domain/administrations/rounds.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug, Moment } from '@vicino/domain/drugs/drug.ts'
import { getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { getTask, getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput } from '../calls/call-input.ts'
import { dossierScope } from '../calls/query-key.ts'
import { type FieldErrorsTaker, useSave } from '../calls/use-save.ts'

/** A dose that somebody may answer for; `dose` is how much is ordered, 0 where nobody said. */
export type AskedDose = {
  dossierId: Id
  drug: Pick<Drug, '_id' | 'version' | 'name' | 'modality' | 'dose_unit'>
  day: Day
  /** When a patch is to be changed, where the order says it. */
  changeOn?: Day | null
  /** Null where it is taken as needed. */
  moment: Moment | null
  dose: number
}

type Body = CallInput<typeof createAdministration>['body']
/** What a nurse writes of the dose, beside which dose it is. */
export type Answer = Omit<
  Body,
  '_id' | 'dossierId' | 'drugId' | 'drug_version' | 'day' | 'moment' | 'confirm'
>

/** What speaks against a dose, and whether it may be stored nonetheless because it was really given. */
export type Objection = { code: DoseObjection; current: unknown; mayConfirm: boolean }

/** The reads in which a dose can show beside those of its own dossier. */
export const doseReads = [getRound, getHandover, getTask, getTasksOfDate]

export type Giving = {
  give: (answer: Answer, form?: FieldErrorsTaker) => Promise<Administration | undefined>
  saving: boolean
  banner: string | null
  objection: Objection | null
  /** Stores it with a reason: it was really given. */
  confirm: (reason: string) => void
  /** It was not given: what stands is read anew. */
  withdraw: () => void
}

/** Writes what became of a dose. The same tap sent again, after a lost answer, writes it once. */
export function useGiving(asked: AskedDose, onDone: (given: Administration) => void): Giving {
  const client = useQueryClient()
  // What speaks against it stays in sight while the reason is sent, and where that finds nobody.
  const [met, setMet] = useState<Omit<Objection, 'mayConfirm'> | null>(null)
  const [confirmed, setConfirmed] = useState<readonly DoseObjection[]>([])
  const save = useSave(createAdministration, {
    refreshes: doseReads,
    onRefused: ({ code: refused, current }) => {
      const code = doseObjections.find(known => known === refused)
      if (code) setMet({ code, current })
    },
  })
  const [_id, setId] = useState(() => newId())
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { dossierId, drug, day, moment } = asked

  const settle = (): void => {
    setMet(null)
    setConfirmed([])
  }
  const send = async (written: Answer, more: Pick<Body, 'confirm'>, form?: FieldErrorsTaker) => {
    setAnswer(written)
    const place = moment === null ? {} : { day, moment }
    const body = { _id, drugId: drug._id, drug_version: drug.version, ...place, ...written, ...more }
    const given = await save.send({ params: { dossierId }, body }, form)
    if (!given) return undefined
    setId(newId())
    setAnswer(null)
    settle()
    onDone(given)
    return given
  }

  const objection = met && answer ? { ...met, mayConfirm: isTaken(answer.status) } : null
  return {
    give: (written, form) => send(written, {}, form),
    saving: save.saving,
    banner: save.code === met?.code ? null : save.banner,
    objection,
    confirm: reason => {
      if (!answer || !met) return
      const of = [...new Set([...confirmed, met.code])]
      setConfirmed(of)
      void send(answer, { confirm: { reason, of } })
    },
    withdraw: () => {
      save.clear()
      settle()
      const scope = dossierScope(dossierId)
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === scope })
    },
  }
}
